import { createScrollMemory, type ScrollPosition } from '@onepoint/navigation';

const storageKey = 'onepoint:scroll:v1';
/** Least time between two notes of where the reader is, as the specification says. */
const noteEveryMs = 333;

export interface ScrollKeeper {
  find: (key: string) => ScrollPosition | undefined;
  /** Notes where the reader is now, for the entry they are at. */
  note: () => void;
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const takeOver = (): void => {
  history.scrollRestoration = 'manual';
};

/**
 * Keeps the scroll position of every history entry, through page loads too. The document itself is brought back to its position by the browser,
 * which does it before any script runs.
 *
 * @param currentKey the entry whose page is on screen
 */
export function keepScroll(currentKey: () => string): ScrollKeeper {
  const memory = createScrollMemory(readStored());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (): void => {
    clearTimeout(timer);
    timer = undefined;
    memory.set(currentKey(), { x: scrollX, y: scrollY });
  };
  addEventListener('scroll', () => (timer ??= setTimeout(note, noteEveryMs)), { passive: true });
  addEventListener('pagehide', () => {
    note();
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, memory.format());
    } catch {
      // Full or blocked: positions are lost with the document.
    }
  });
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver());
  // Until everything has loaded the browser may still be on its way to where the reader was.
  if (document.readyState === 'complete') takeOver();
  else addEventListener('load', takeOver);
  return { find: memory.find, note };
}
