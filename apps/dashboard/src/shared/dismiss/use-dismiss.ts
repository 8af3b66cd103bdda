import { useEffect, type RefObject } from 'react';

/**
 * Closes what floats when the reader turns elsewhere: Escape, a press outside, or focus leaving. Escape gives focus back
 * to the opener and goes no further, so that it does not close a modal underneath as well.
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const outside = (target: EventTarget | null): boolean => target instanceof Node && !root.current?.contains(target);
    const handlePointerDown = (event: PointerEvent): void => {
      if (outside(event.target)) onDismiss();
    };
    const handleFocusIn = (event: FocusEvent): void => {
      if (outside(event.target)) onDismiss();
    };
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onDismiss();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', handlePointerDown);
    document.addEventListener('focusin', handleFocusIn);
    document.addEventListener('keydown', handleKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown);
      document.removeEventListener('focusin', handleFocusIn);
      document.removeEventListener('keydown', handleKeyDown, true);
    };
  }, [root, opener, open, onDismiss]);
}
