import { sessionStore } from '@onepoint/app-state/page-storage';

const storageKey = 'onepoint:scroll:v2';
const positionsMax = 100;

/** React Router's part of `history.state`: key and position of the entry. */
const readState = () => (history.state ?? {}) as { readonly key?: string; readonly idx?: number };
export const entryIndex = (): number => readState().idx ?? 0;
export const entryKey = (): string => readState().key ?? 'default';

/** Gives an entry that the browser created (a document, a hash link) the state that React Router gives its own. */
export function stampEntry(index: number): void {
  const { key, idx } = readState();
  if (key !== undefined && idx !== undefined) return;
  // `crypto.randomUUID` needs HTTPS.
  const random = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);
  history.replaceState({ ...(history.state as object | null), key: key ?? random, idx: idx ?? index }, '');
}

function readPositions(): Record<string, number> {
  try {
    const stored = Object.entries(JSON.parse(sessionStore.getItem(storageKey) ?? '{}') as Record<string, number>);
    return Object.fromEntries(stored.slice(-positionsMax));
  } catch {
    return {};
  }
}

const takeOver = (): void => {
  history.scrollRestoration = 'manual';
};

/**
 * Scroll positions by key of history entry, kept for the tab. The browser restores documents that it loads, except for an entry that was left within a
 * document (`scrollRestoration` is `manual`): that one is restored here unless the reader has scrolled already. React Router's `ScrollRestoration` does
 * not fit: it saves when a navigation starts, after the browser has followed a hash link, and never restores a prerendered document.
 *
 * @param currentKey key of the entry whose page is on screen
 * @returns `save` stores where the reader is, before the page of an entry is replaced
 */
export function keepScrollPositions(currentKey: () => string): { positions: Readonly<Record<string, number>>; save: () => void } {
  const positions = readPositions();
  const initial = positions[currentKey()];
  const isUntouched = scrollY === 0 || location.hash !== '';
  if (history.scrollRestoration === 'manual' && initial !== undefined && isUntouched) scrollTo({ top: initial, behavior: 'instant' });
  const save = (): void => {
    positions[currentKey()] = scrollY;
  };
  addEventListener('pagehide', () => {
    save();
    history.scrollRestoration = 'auto';
    sessionStore.setItem(storageKey, JSON.stringify(positions));
  });
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver());
  // Until everything has loaded the browser may still be restoring.
  if (document.readyState === 'complete') takeOver();
  else addEventListener('load', takeOver);
  return { positions, save };
}
