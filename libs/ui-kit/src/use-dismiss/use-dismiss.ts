import { useEffect, type RefObject } from 'react';

interface UseDismissParameters {
  panel: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  /** Must be memoized, because a new function registers the listeners again. */
  onDismiss: () => void;
  /** @default true */
  isOpen?: boolean;
}

/**
 * Closes a popover on Escape, a press outside, or when focus leaves it. Escape also returns focus to the opener, and is default-prevented
 * so that it doesn't close a modal underneath.
 */
export function useDismiss({ panel, opener, onDismiss, isOpen = true }: UseDismissParameters): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleOutside = ({ target }: Event): void => {
      const isInside = target instanceof Node && [panel, opener].some(({ current }) => current?.contains(target));
      if (!isInside) onDismiss();
    };
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onDismiss();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    document.addEventListener('keydown', handleKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
      document.removeEventListener('keydown', handleKeyDown, true);
    };
  }, [panel, opener, onDismiss, isOpen]);
}
