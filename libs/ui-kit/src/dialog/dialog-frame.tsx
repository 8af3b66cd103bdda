import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names/class-names.ts';
import styles from './dialog.module.css';

/**
 * Closes an open overlay on Escape when nothing has focus. The overlay's own handler only gets keys pressed inside it, and half a second after opening,
 * react-aria blurs and refocuses it (so that VoiceOver on iOS announces the dialog), so a key pressed then goes to the body. Overlays below another
 * one are inert or hidden and ignore the key.
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
 * Makes the content of a closing dialog inert, so that a second Enter does not repeat an action and nothing is typed into a disappearing field. Focus
 * stays on the dialog until it returns to the previous element. The overlay still covers the page, so that the second click of a double click does
 * not hit anything behind it.
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
 * True while an overlay is open and until its exit transitions end or are canceled. react-aria only waits for their end: an overlay closed during its
 * entry transition would stay forever, invisible but blocking.
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
    // Exit transitions only start in the next frame.
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
  /** Called on a click on the overlay, and on Escape unless `ownEscape` is set. */
  onClose: () => void;
  children: ReactNode;
  /** Ignores clicks outside; Escape still closes. @default false */
  disableOutsideClick?: boolean;
  /** The caller handles Escape itself. @default false */
  ownEscape?: boolean;
  /** `center` is a dialog, `start` and `end` are panels at the edge of the window. @default 'center' */
  placement?: 'center' | 'start' | 'end';
  role?: 'dialog' | 'alertdialog';
  /** z-index. @default the modal layer */
  zIndex?: number | undefined;
  overlayRef?: RefObject<HTMLDivElement | null> | undefined;
  /** Accessible name, if no heading inside provides one. */
  label?: string | undefined;
}

/** Overlay and panel of all modals: traps focus and returns it to the opener; the page behind is inert and does not scroll. */
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
