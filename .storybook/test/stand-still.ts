/** Ends what moves at once and hides the caret: what is measured and drawn is what stays. */
const stillStyle = `*, *::before, *::after {
  transition: none !important;
  animation: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`;

/** Stops all motion on the page; returns what lets it go on. */
export function standStill(): () => void {
  const still = Object.assign(document.createElement('style'), { textContent: stillStyle });
  document.head.append(still);
  return () => still.remove();
}
