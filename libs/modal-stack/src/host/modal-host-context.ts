import { createContext, use, type ComponentType } from 'react';

/** Thrown when a modal is rendered outside a `ModalHost`. */
export class MissingModalHostError extends Error {
  readonly code = 'MISSING_MODAL_HOST';

  constructor() {
    super('Modals must be rendered inside a ModalHost');
    this.name = 'MissingModalHostError';
  }
}

export interface ModalTexts {
  readonly close: string;
  readonly loading: string;
  readonly loadFailedTitle: string;
  readonly loadFailedMessage: string;
  readonly crashedTitle: string;
  readonly crashedMessage: string;
  readonly retry: string;
}

export interface LazyModalFallbackProps {
  failed: boolean;
  bodyHeightPx: number;
  onRetry: () => void;
  onClose: () => void;
}

interface ModalHostValue {
  readonly texts: ModalTexts;
  /** Shown while a modal loads. Provided by the host, so that code that only opens modals doesn't load UI components. */
  readonly Fallback: ComponentType<LazyModalFallbackProps>;
}

export const ModalHostContext = createContext<ModalHostValue | null>(null);

/** @throws MissingModalHostError outside a `ModalHost` */
export function useModalHost(): ModalHostValue {
  const host = use(ModalHostContext);
  if (!host) throw new MissingModalHostError();
  return host;
}

/** Width from the modal's definition, in CSS pixels; the default of `ModalLayout`. */
export const ModalWidthContext = createContext<number | undefined>(undefined);

/** Registers the close button's handler, so that Escape and Back call it too. Returns an unregister function. */
export const ModalCloseButtonContext = createContext<((close: () => void) => () => void) | undefined>(undefined);
