import { DialogLayout, type DialogLayoutProps } from '@onepoint/ui-kit/dialog-layout';
import { use } from 'react';
import { ModalTextsContext } from './modal-texts.ts';
import { MissingModalHostError } from './missing-modal-host-error.ts';

export type ModalLayoutProps = Omit<DialogLayoutProps, 'closeLabel'>;

/**
 * Head, body and foot of a modal in the stack; the visible close button is always there.
 *
 * @throws MissingModalHostError outside a `ModalHost`
 */
export function ModalLayout(props: ModalLayoutProps) {
  const texts = use(ModalTextsContext);
  if (!texts) throw new MissingModalHostError();
  return <DialogLayout {...props} closeLabel={texts.close} />;
}
