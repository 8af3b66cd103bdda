import { use } from 'react';
import { MissingModalHostError } from './missing-modal-host-error.ts';
import { ModalTextsContext, type ModalTexts } from './modal-texts.ts';

/**
 * Texts of the host that draws this modal.
 *
 * @throws MissingModalHostError outside a `ModalHost`
 */
export function useModalTexts(): ModalTexts {
  const texts = use(ModalTextsContext);
  if (!texts) throw new MissingModalHostError();
  return texts;
}
