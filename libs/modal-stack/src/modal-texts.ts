import { createContext } from 'react';

/** Texts the host itself shows; modals bring their own. */
export interface ModalTexts {
  readonly close: string;
  readonly loading: string;
  readonly loadFailedTitle: string;
  readonly loadFailedMessage: string;
  readonly retry: string;
}

/** Texts for modals that load lazily, given by the host. */
export const ModalTextsContext = createContext<ModalTexts | null>(null);
