import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names/class-names.ts';
import styles from './dialog.module.css';

/**
 * Closes an open overlay by Escape when nothing has the focus. The overlay's own handler hears only keys pressed inside it, and half a second after
 * it opened react-aria takes the focus away and gives it back (so that VoiceOver on iOS announces the dialog): a key pressed then goes to the body.
 * Overlays under another one are inert or hidden, and leave the key to that one.
 */
export function useEscapeFromBody(overlay: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined): void {
  useEffect(() => {
    if (!onEscape) return undefined;
    const listen = (event: KeyboardEvent) => {
      const covered = overlay.current?.closest('[inert], [aria-hidden="true"]') ?? null;
      if (event.key === 'Escape' && event.target === document.body && !event.defaultPrevented && overlay.current && !covered) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [overlay, onEscape]);
}

/**
 * What is in a dialog on its way out takes no keys and no clicks any more: a second Enter does not do the same thing twice, and nothing is typed into
 * a field that is going. Focus waits on the dialog itself, from where it is given back to what had it before; the overlay still covers the page, so
 * that the second click of a double one hits nothing behind it.
 */
export function useInertWhenLeaving(dialog: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const focused = document.activeElement;
    if (!open && focused !== element && element.contains(focused)) element.focus({ preventScroll: true });
    for (const child of element.children) child.toggleAttribute('inert', !open);
  }, [dialog, open]);
}

/**
 * True while an overlay is open, and until whatever moves when it goes has ended or was cancelled. react-aria waits for the end alone: closed while
 * it is still coming, an overlay whose transition the browser replaces would stay for ever, unseen and in the way.
 */
export function usePresence(overlay: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    if (open) return undefined;
    let current = true;
    const leaveAfterAnimations = async () => {
      const animations = overlay.current?.getAnimations({ subtree: true }) ?? [];
      await Promise.allSettled(animations.map((animation) => animation.finished));
      if (current) setPresent(false);
    };
    // The exit's transitions start with the next frame's styles.
    const frame = requestAnimationFrame(() => void leaveAfterAnimations());
    return () => {
      current = false;
      cancelAnimationFrame(frame);
    };
  }, [overlay, open]);

  return open || present;
}

export interface DialogFrameProps {
  open: boolean;
  /** Asked to close: by a click on the overlay, or by Escape where that is left to the frame. */
  onClose: () => void;
  children: ReactNode;
  /** A click outside does not close; Escape does. @default false */
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
  useEscapeFromBody(ref, open && !ownEscape ? onClose : undefined);
  if (!present) return null;
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={!disableOutsideClick}
      isKeyboardDismissDisabled={ownEscape}
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
