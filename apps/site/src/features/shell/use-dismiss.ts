import { useEffect, type RefObject } from 'react';

interface UseDismissParameters {
  panel: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  /** Memoize it. */
  onDismiss: () => void;
}

/** Closes a panel on Escape (which returns the focus), on a press outside, or when the focus leaves. */
export function useDismiss({ panel, opener, onDismiss }: UseDismissParameters): void {
  useEffect(() => {
    const handleOutside = ({ target }: Event): void => {
      const inside = target instanceof Node && [panel, opener].some(({ current }) => current?.contains(target));
      if (!inside) onDismiss();
    };
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      onDismiss();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [panel, opener, onDismiss]);
}
