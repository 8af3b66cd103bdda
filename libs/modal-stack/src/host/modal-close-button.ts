import { createContext } from 'react';

/** Tells the stack what the close button of the modal around does; Escape and Back then do the same. Returns what takes it back. */
export const ModalCloseButtonContext = createContext<((close: () => void) => () => void) | undefined>(undefined);
