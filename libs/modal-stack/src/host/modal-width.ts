import { createContext } from 'react';

/** Width that the modal's entry asks for, in CSS pixels; a `ModalLayout` without one of its own takes it. */
export const ModalWidthContext = createContext<number | undefined>(undefined);
