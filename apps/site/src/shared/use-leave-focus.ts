import { useLayoutEffect, type RefObject } from 'react';
import { focusContent } from './focus-content.ts';

/** Where an element goes that has the focus in it, the page gets it: else nothing would have it. */
export function useLeaveFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement) === true) focusContent();
    };
  }, [ref]);
}
