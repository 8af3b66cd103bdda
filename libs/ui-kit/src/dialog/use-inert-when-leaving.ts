import { useLayoutEffect, type RefObject } from 'react';

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
