/** Use as the `ref` of the first field in a modal or form the user just opened. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Keeps focus in a container when the focused element is removed, such as a button that deletes its own row: moves it to the closest
 * remaining ancestor with `tabIndex={-1}`. Browsers would move it to the top of the page.
 *
 * @param container must have `tabIndex={-1}` itself
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
    // Some browsers also fire `focusout` before they remove the element.
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
