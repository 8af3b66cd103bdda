import { sessionStore } from '@onepoint/app-state/page-storage';

const storageKey = 'onepoint:scroll:v2';
/** More than anybody goes back. */
const positionsMax = 100;

/** What React Router keeps in `history.state`. */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
}

const stateOf = (): EntryState => (history.state ?? {}) as EntryState;

/** Position of the current entry in the session history, as React Router counts it. */
export const entryIndex = (): number => stateOf().idx ?? 0;

/** Gives an entry that the browser made itself (a document, a hash link) the state that React Router gives its own. */
export function stampEntry(index: number): void {
  const { key, idx } = stateOf();
  if (key !== undefined && idx !== undefined) return;
  // Not a random UUID: those need HTTPS.
  const random = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);
  history.replaceState({ ...(history.state as object | null), key: key ?? random, idx: idx ?? index }, '');
}

export interface ScrollPositions {
  /** By key of history entry. */
  readonly positions: Readonly<Record<string, number>>;
  /** Remembers where the reader is. Called before the page of an entry is replaced. */
  save: (key: string) => void;
}

function readPositions(): Record<string, number> {
  try {
    const stored = JSON.parse(sessionStore.getItem(storageKey) ?? '{}') as Readonly<Record<string, unknown>> | null;
    const entries = Object.entries(stored ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    return Object.fromEntries(entries.slice(-positionsMax));
  } catch {
    return {};
  }
}

const takeOver = (): void => {
  history.scrollRestoration = 'manual';
};

/**
 * Scroll positions of history entries, kept for the tab. The browser restores documents that it loads, unless the entry was left within a document
 * (`manual`): that one is restored here, provided the reader has not scrolled yet.
 *
 * @param currentKey key of the entry whose page is on screen
 */
export function keepScrollPositions(currentKey: () => string): ScrollPositions {
  const positions = readPositions();
  const initial = positions[currentKey()];
  const isUntouched = scrollY === 0 || location.hash !== '';
  if (history.scrollRestoration === 'manual' && initial !== undefined && isUntouched) scrollTo({ top: initial, behavior: 'instant' });
  const save = (key: string): void => {
    positions[key] = scrollY;
  };
  addEventListener('pagehide', () => {
    save(currentKey());
    history.scrollRestoration = 'auto';
    sessionStore.setItem(storageKey, JSON.stringify(positions));
  });
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver());
  // Until everything has loaded the browser may still be restoring.
  if (document.readyState === 'complete') takeOver();
  else addEventListener('load', takeOver);
  return { positions, save };
}
