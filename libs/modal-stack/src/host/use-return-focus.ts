import { useEffect } from 'react';
import type { ModalStack } from '../modal-stack.ts';

const takesFocus = (element: Element | null): boolean => {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/** Runs something after the frame in which what leaves has given focus back by itself. */
const afterNextFrame = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/**
 * Sees to it that focus is never lost when the last modal has left. Each gives it back to what had it before; that can be
 * gone by then, as a line of a menu is, or have lain in a modal that this one replaced. Then it goes to what had it before
 * the first modal, and where that is gone as well, to the page's content.
 */
export function useReturnFocus(stack: ModalStack): void {
  useEffect(() => {
    let opener = document.activeElement;
    return stack.subscribe(({ entries }, { entries: before }) => {
      if (before.length === 0) opener = document.activeElement;
      if (entries.length > 0) return;
      afterNextFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && stack.getState().entries.length === 0 && !takesFocus(opener)) takesFocus(document.querySelector('main'));
      });
    });
  }, [stack]);
}
