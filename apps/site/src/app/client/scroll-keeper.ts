import { sessionStore } from '@onepoint/app-state/page-storage';
import { createScrollMemory, type ScrollPosition } from '@onepoint/navigation';

const storageKey = 'onepoint:scroll:v1';
/** Least time between two notes of where the reader is, as the specification says. */
const noteEveryMs = 333;

export interface ScrollKeeper {
  find: (key: string) => ScrollPosition | undefined;
  /** Notes where the reader is now, for the entry whose page is on screen. */
  note: () => void;
  /** Tells which entry's page is on screen from now on. Until a page has been drawn, positions are those of the one before. */
  follow: (key: string) => void;
}

/** The browser leaves alone the entries that scripts went on from (`manual`), also in a document that is loaded for them later. */
function bringBack(position: ScrollPosition | undefined): void {
  // A reader who has scrolled already is where they want to be; a hash has been scrolled to by the browser.
  const isUntouched = scrollY === 0 || location.hash !== '';
  if (history.scrollRestoration !== 'manual' || position === undefined || !isUntouched) return;
  scrollTo({ left: position.x, top: position.y, behavior: 'instant' });
}

const takeOver = (): void => {
  history.scrollRestoration = 'manual';
};

/**
 * Keeps the scroll position of every history entry, through page loads too. The document itself is brought back to its position by the browser,
 * which does it before any script runs, unless its entry was left within a document.
 *
 * @param currentKey the entry that the site is at; at first the one whose page the document holds
 */
export function keepScroll(currentKey: () => string): ScrollKeeper {
  const memory = createScrollMemory(sessionStore.getItem(storageKey));
  let shownKey = currentKey();
  bringBack(memory.find(shownKey));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // Its place is known since it was left; what has moved since then is the page that comes.
    if (currentKey() !== shownKey) return;
    memory.set(shownKey, { x: scrollX, y: scrollY });
  };
  addEventListener('scroll', () => (timer ??= setTimeout(note, noteEveryMs)), { passive: true });
  addEventListener('pagehide', () => {
    note();
    history.scrollRestoration = 'auto';
    // Where the browser keeps nothing, positions are lost with the document.
    sessionStore.setItem(storageKey, memory.format());
  });
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver());
  // Until everything has loaded the browser may still be on its way to where the reader was.
  if (document.readyState === 'complete') takeOver();
  else addEventListener('load', takeOver);
  const follow = (key: string): void => {
    shownKey = key;
  };
  return { find: memory.find, note, follow };
}
