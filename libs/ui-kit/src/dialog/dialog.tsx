import { DialogFrame } from './dialog-frame.tsx';
import { DialogLayout, type DialogLayoutProps } from './dialog-layout.tsx';

export interface DialogProps extends Omit<DialogLayoutProps, 'onClose'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A click outside does not close; Escape does. @default false */
  disableOutsideClick?: boolean;
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/** A dialog that belongs to one place. Those that stack or open from anywhere go through `@onepoint/modal-stack`. */
export function Dialog({ open, onOpenChange, disableOutsideClick, role, ...layout }: DialogProps) {
  const handleClose = () => onOpenChange(false);
  return (
    <DialogFrame open={open} onClose={handleClose} {...(disableOutsideClick ? { disableOutsideClick } : {})} {...(role ? { role } : {})}>
      <DialogLayout {...layout} onClose={handleClose} />
    </DialogFrame>
  );
}
