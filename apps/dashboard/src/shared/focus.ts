/** A `ref` that focuses the element on mount. For the first field of a modal or form that the user just opened. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Keeps focus inside a container when the focused element is removed, for example a button that deletes its own row: moves it to the
 * closest remaining ancestor with `tabIndex={-1}`. Browsers would move it to the top of the page.
 *
 * @param container focusable itself (`tabIndex={-1}`)
 * @returns cleanup
 */
export function keepFocus(container: HTMLElement): () => void {
  let around: readonly Element[] = [];
  const handleFocusIn = ({ target }: FocusEvent): void => {
    around = [];
    for (let element = target as Element | null; element && element !== container; element = element.parentElement)
      around = [...around, element];
  };
  const handleFocusOut = ({ target }: FocusEvent): void => {
    // Some browsers also fire this before removing the element.
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
