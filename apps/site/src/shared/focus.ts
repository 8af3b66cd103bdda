import { useLayoutEffect, type RefObject } from 'react';

/** Focuses the page content without scrolling, so that screen readers and Tab continue there. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}

/** Moves the focus to the page when an element unmounts that contains it. */
export function useLeaveFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement) === true) focusContent();
    };
  }, [ref]);
}
