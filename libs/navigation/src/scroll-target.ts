import type { ScrollPosition } from './scroll-memory.ts';

/** How the page on screen came there. `hash`: the browser itself moved within the page. */
export type Arrival = 'initial' | 'push' | 'replace' | 'traverse' | 'hash';

export type ScrollTarget =
  | { readonly kind: 'position'; readonly position: ScrollPosition }
  | { readonly kind: 'element'; readonly id: string }
  | { readonly kind: 'top' }
  /** The browser has scrolled, or nothing has moved. */
  | { readonly kind: 'none' };

function decodeFragment(hash: string): string {
  const fragment = hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Where to scroll after an arrival: to the remembered position on back and forward, else to the hash target, else to the top.
 *
 * @param hash with its `#`, or empty
 * @param remembered where the entry was left, if it was there before
 */
export function scrollTargetOf(arrival: Arrival, hash: string, remembered: ScrollPosition | undefined): ScrollTarget {
  if (arrival === 'initial' || arrival === 'hash') return { kind: 'none' };
  if (arrival === 'traverse' && remembered !== undefined) return { kind: 'position', position: remembered };
  const id = decodeFragment(hash);
  // As the browser reads them: `#` and `#top` are the top of the document.
  return id === '' || id === 'top' ? { kind: 'top' } : { kind: 'element', id };
}
