import { DialogFrame } from './dialog-frame.tsx';
import { DialogLayout, type DialogLayoutProps } from './dialog-layout.tsx';

export interface DialogProps extends Omit<DialogLayoutProps, 'onClose'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Ignores clicks outside; Escape still closes. @default false */
  disableOutsideClick?: boolean;
  /** `alertdialog` for a question that requires an answer. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/** A dialog used in one place. For dialogs that stack or open from anywhere, use `@onepoint/modal-stack`. */
export function Dialog({ open, onOpenChange, disableOutsideClick, role, ...layout }: DialogProps) {
  const handleClose = () => onOpenChange(false);
  return (
    <DialogFrame open={open} onClose={handleClose} {...(disableOutsideClick ? { disableOutsideClick } : {})} {...(role ? { role } : {})}>
      <DialogLayout {...layout} onClose={handleClose} />
    </DialogFrame>
  );
}
