/** Runs something once the browser has nothing better to do. As small as it can be: every document carries it. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 50);
  else requestIdleCallback(run, { timeout: 2000 });
}
