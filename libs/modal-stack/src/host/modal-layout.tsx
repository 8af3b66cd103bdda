import { DialogLayout, type DialogLayoutProps } from '@onepoint/ui-kit/dialog-layout';
import { use, useEffect } from 'react';
import { ModalCloseButtonContext, ModalWidthContext, useModalHost } from './modal-host-context.ts';

export type ModalLayoutProps = Omit<DialogLayoutProps, 'closeLabel'>;

/**
 * Head, body and foot of a modal in the stack; the visible close button is always there. As wide as the modal's definition
 * says, unless `widthPx` does.
 *
 * @throws MissingModalHostError outside a `ModalHost`
 */
export function ModalLayout(props: ModalLayoutProps) {
  const { texts } = useModalHost();
  const widthPx = use(ModalWidthContext);
  const tellCloseButton = use(ModalCloseButtonContext);
  const { onClose } = props;
  useEffect(() => tellCloseButton?.(onClose), [tellCloseButton, onClose]);
  return <DialogLayout {...(widthPx === undefined ? {} : { widthPx })} {...props} closeLabel={texts.close} />;
}
