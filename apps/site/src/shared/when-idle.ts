/** Runs something once the browser has nothing better to do. Returns a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 1500 });
  return () => cancelIdleCallback(handle);
}
