import { whenIdle } from './when-idle.ts';

/** Runs something once the page has loaded, is painted, however soon it has loaded, and the browser is idle. */
export function afterPaintOfPage(run: () => void): void {
  const whenPainted = (): void => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      whenIdle(run);
    }).observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}
