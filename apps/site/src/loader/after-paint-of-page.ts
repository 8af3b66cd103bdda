/** Runs something once the page has loaded, is painted, however soon it has loaded, and the browser is idle. */
export function afterPaintOfPage(run: () => void): void {
  const whenIdle = (): void => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(run, 150);
    else requestIdleCallback(run, { timeout: 2000 });
  };
  const whenPainted = (): void => {
    if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
      whenIdle();
      return;
    }
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}
