import { useEffect, type RefObject } from 'react';

/** As `ref`: takes the focus when it appears. For the first field of a modal, where the reader has just asked for it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Keeps the focus inside a part of the page when what had it removes itself, as a button does that takes its own row away: the nearest of what was
 * around it that still stands and can be focused gets it. Left to the browser it would fall to the top of the page.
 *
 * @param container can be focused itself (`tabIndex={-1}`)
 * @returns stops it
 */
export function keepFocus(container: HTMLElement): () => void {
  let around: readonly Element[] = [];
  const handleFocusIn = ({ target }: FocusEvent): void => {
    around = [];
    for (let element = target as Element | null; element && element !== container; element = element.parentElement)
      around = [...around, element];
  };
  const handleFocusOut = ({ target }: FocusEvent): void => {
    // Some browsers tell of a removal this way, while what is removed still stands.
    queueMicrotask(() => {
      if ((target as Element).isConnected && around[0] === target) around = [];
    });
  };
  const observer = new MutationObserver(() => {
    const [focused] = around;
    if (!focused || focused.isConnected) return;
    const next = around.find((element) => element.isConnected && element.matches('[tabindex="-1"]')) ?? container;
    around = [];
    if (document.activeElement === document.body) (next as HTMLElement).focus({ preventScroll: true });
  });
  container.addEventListener('focusin', handleFocusIn);
  container.addEventListener('focusout', handleFocusOut);
  observer.observe(container, { childList: true, subtree: true });
  return () => {
    container.removeEventListener('focusin', handleFocusIn);
    container.removeEventListener('focusout', handleFocusOut);
    observer.disconnect();
  };
}

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
