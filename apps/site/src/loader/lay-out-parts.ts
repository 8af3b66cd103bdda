import { whenIdle } from './when-idle.ts';

/** What `site.css` leaves for later, in the order in which it is read. */
const parts = 'main section, [data-parts] > *, .article > *, footer';
/** Half a frame: what comes after it waits for the next idle time. */
const sliceMs = 8;

/** Lays out what is below the window, a few parts at a time; from then on the page is laid out whole (ADR 0032). */
export function layOutParts(): void {
  const { documentElement } = document;
  if (documentElement.dataset['later'] === undefined) return;
  const waiting = [...document.querySelectorAll<HTMLElement>(parts)];
  const layOutSome = (): void => {
    const begun = performance.now();
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      part.style.contentVisibility = 'visible';
      part.getBoundingClientRect();
      if (performance.now() - begun > sliceMs) break;
    }
    if (waiting.length > 0) whenIdle(layOutSome);
    else delete documentElement.dataset['later'];
  };
  layOutSome();
}
