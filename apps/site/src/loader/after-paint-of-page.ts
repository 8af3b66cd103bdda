import { whenIdle } from './when-idle.ts';

/** By then a page that is seen is painted. */
const unseenMs = 3000;

/** Runs something once the page has loaded, is painted, however soon it has loaded, and the browser is idle; maybe twice. */
export function afterPaintOfPage(run: () => void): void {
  const whenPainted = (): void => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      whenIdle(run);
    }).observe({ type: 'paint', buffered: true });
    // Some browsers tell nobody of paints, lest their readers be recognised. A frame is drawn where the page is seen.
    requestAnimationFrame(() => setTimeout(run, unseenMs));
  };
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}
