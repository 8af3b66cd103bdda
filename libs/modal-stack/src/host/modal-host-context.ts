import { createContext, use, type ComponentType } from 'react';

/** Thrown when a modal is rendered outside a `ModalHost`. */
export class MissingModalHostError extends Error {
  readonly code = 'MISSING_MODAL_HOST';

  constructor() {
    super('Modals must be rendered inside a ModalHost');
    this.name = 'MissingModalHostError';
  }
}

/** Texts of the host itself. */
export interface ModalTexts {
  readonly close: string;
  readonly loading: string;
  /** Shown when a modal failed to load. */
  readonly loadFailedTitle: string;
  readonly loadFailedMessage: string;
  /** Shown when a modal threw while rendering. */
  readonly crashedTitle: string;
  readonly crashedMessage: string;
  readonly retry: string;
}

export interface LazyModalFallbackProps {
  /** Whether loading the code failed. */
  failed: boolean;
  bodyHeightPx: number;
  onRetry: () => void;
  onClose: () => void;
}

/** Values the host provides to modals. */
interface ModalHostValue {
  readonly texts: ModalTexts;
  /** Shown while a modal loads. Provided by the host, so that code that only opens modals does not load UI components. */
  readonly Fallback: ComponentType<LazyModalFallbackProps>;
}

export const ModalHostContext = createContext<ModalHostValue | null>(null);

/**
 * Values of the surrounding `ModalHost`.
 *
 * @throws MissingModalHostError outside a `ModalHost`
 */
export function useModalHost(): ModalHostValue {
  const host = use(ModalHostContext);
  if (!host) throw new MissingModalHostError();
  return host;
}

/** Width in the modal's definition, in CSS pixels. Default width of its `ModalLayout`. */
export const ModalWidthContext = createContext<number | undefined>(undefined);

/** Registers the handler of the close button, so that Escape and Back call it too. Returns a function that unregisters it. */
export const ModalCloseButtonContext = createContext<((close: () => void) => () => void) | undefined>(undefined);
