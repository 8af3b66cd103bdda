/**
 * What the reader does first. The pointer moves before it is on anything; the keyboard moves the focus; helpers fill fields in without either; and
 * back leads to a page that this document has shown before it was loaded anew.
 */
const signs = ['pointermove', 'popstate', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
const options = { capture: true, passive: true };

/** Runs something at the next sign of the reader, once. */
export function onSignOfReader(run: () => void): void {
  const hear = ({ type, target }: Event): void => {
    // A long menu is scrolled to its entry by the browser. A reader who scrolls one has given another sign before.
    if (type === 'scroll' && target !== document) return;
    for (const sign of signs) removeEventListener(sign, hear, options);
    run();
  };
  for (const sign of signs) addEventListener(sign, hear, options);
}
