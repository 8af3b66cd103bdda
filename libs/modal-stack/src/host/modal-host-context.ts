import { createContext, use, type ComponentType } from 'react';
import { MissingModalHostError } from './missing-modal-host-error.ts';
import type { ModalTexts } from './modal-texts.ts';

export interface LazyModalWaitProps {
  /** The code could not be fetched. */
  failed: boolean;
  bodyHeightPx: number;
  onRetry: () => void;
  onClose: () => void;
}

/** What the host gives to everything it draws. */
export interface ModalHostValue {
  readonly texts: ModalTexts;
  /** Drawn while a modal's code is on its way. Given here, so that whoever only opens modals need not load what draws them. */
  readonly Wait: ComponentType<LazyModalWaitProps>;
}

export const ModalHostContext = createContext<ModalHostValue | null>(null);

/**
 * What the host that draws this modal gives.
 *
 * @throws MissingModalHostError outside a `ModalHost`
 */
export function useModalHost(): ModalHostValue {
  const host = use(ModalHostContext);
  if (!host) throw new MissingModalHostError();
  return host;
}

/** Width that the modal's entry asks for, in CSS pixels. A `ModalLayout` without its own width uses it. */
export const ModalWidthContext = createContext<number | undefined>(undefined);

/** Registers what the modal's close button does, so that Escape and Back do the same. Returns a function that unregisters it. */
export const ModalCloseButtonContext = createContext<((close: () => void) => () => void) | undefined>(undefined);
