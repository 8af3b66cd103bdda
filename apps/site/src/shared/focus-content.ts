/** Gives the focus to the page itself: whoever listens hears where they are, the next Tab starts there, and nothing scrolls. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
