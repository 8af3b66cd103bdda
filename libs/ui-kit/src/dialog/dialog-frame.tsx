import { useRef, type ReactNode, type RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names/class-names.ts';
import styles from './dialog.module.css';
import { useEscapeFromBody } from './use-escape-from-body.ts';
import { useInertWhenLeaving } from './use-inert-when-leaving.ts';
import { usePresence } from './use-presence.ts';

export interface DialogFrameProps {
  open: boolean;
  /** Asked to close: by a click on the overlay, or by Escape where that is left to the frame. */
  onClose: () => void;
  children: ReactNode;
  /** Neither a click outside nor Escape closes. @default false */
  disableOutsideClick?: boolean;
  /** The caller listens to Escape itself. @default false */
  ownEscape?: boolean;
  /** `center` is a dialog, `start` and `end` are panels at the window's edge. @default 'center' */
  placement?: 'center' | 'start' | 'end';
  role?: 'dialog' | 'alertdialog';
  /** Above other frames. @default the modal layer */
  zIndex?: number | undefined;
  overlayRef?: RefObject<HTMLDivElement | null> | undefined;
  /** Accessible name where no heading inside gives one. */
  label?: string | undefined;
}

/** Overlay and panel of everything modal: focus stays inside and returns to the opener, the page behind is inert and still. */
export function DialogFrame({
  open,
  onClose,
  children,
  disableOutsideClick = false,
  ownEscape = false,
  placement = 'center',
  role = 'dialog',
  zIndex,
  overlayRef,
  label,
}: DialogFrameProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const ref = overlayRef ?? ownRef;
  const dialogRef = useRef<HTMLElement>(null);
  const present = usePresence(ref, open);
  useInertWhenLeaving(dialogRef, open);
  useEscapeFromBody(ref, open && !ownEscape && !disableOutsideClick ? onClose : undefined);
  if (!present) return null;
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={!disableOutsideClick}
      isKeyboardDismissDisabled={ownEscape || disableOutsideClick}
      className={classNames(styles.overlay, styles[placement])}
      {...(zIndex === undefined ? {} : { style: { zIndex } })}
      ref={ref}
    >
      <Modal className={classNames(styles.panel)}>
        <AriaDialog ref={dialogRef} role={role} className={classNames(styles.dialog)} {...(label ? { 'aria-label': label } : {})}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
