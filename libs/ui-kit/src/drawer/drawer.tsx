import { DialogFrame } from '../dialog/dialog-frame.tsx';
import { DialogLayout, type DialogLayoutProps } from '../dialog/dialog-layout.tsx';

export interface DrawerProps extends Omit<DialogLayoutProps, 'onClose' | 'widthPx'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Edge of the window. @default 'start' */
  placement?: 'start' | 'end';
}

/** A panel at the edge of the window, such as the menu on a phone. */
export function Drawer({ open, onOpenChange, placement = 'start', ...layout }: DrawerProps) {
  const handleClose = () => onOpenChange(false);
  return (
    <DialogFrame open={open} onClose={handleClose} placement={placement}>
      <DialogLayout {...layout} onClose={handleClose} />
    </DialogFrame>
  );
}
