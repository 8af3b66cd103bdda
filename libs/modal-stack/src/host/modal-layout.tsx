import { DialogLayout, type DialogLayoutProps } from '@onepoint/ui-kit/dialog-layout';
import { use, useEffect, type ReactNode } from 'react';
import { Heading } from 'react-aria-components/Dialog';
import { ModalCloseButtonContext, ModalWidthContext, useModalHost } from './modal-host-context.ts';

export type ModalLayoutProps = Omit<DialogLayoutProps, 'closeLabel'>;

/**
 * Header, body, and footer of a modal, with a close button. As wide as the modal's definition says unless `widthPx` is set.
 *
 * @throws MissingModalHostError outside a `ModalHost`
 */
export function ModalLayout(props: ModalLayoutProps) {
  const { texts } = useModalHost();
  const widthPx = use(ModalWidthContext);
  const registerCloseButton = use(ModalCloseButtonContext);
  const { onClose } = props;
  useEffect(() => registerCloseButton?.(onClose), [registerCloseButton, onClose]);
  return <DialogLayout {...(widthPx === undefined ? {} : { widthPx })} {...props} closeLabel={texts.close} />;
}

export interface ModalTitleProps {
  children: ReactNode;
}

/** Visually hidden title of a modal without a header. `ModalLayout` has a visible title. */
export function ModalTitle({ children }: ModalTitleProps) {
  return (
    <Heading slot="title" level={2} className="visually-hidden">
      {children}
    </Heading>
  );
}
