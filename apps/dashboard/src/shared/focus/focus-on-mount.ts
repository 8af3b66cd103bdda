/** As `ref`: takes the focus when it appears. For the first field of a modal, where the reader has just asked for it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
