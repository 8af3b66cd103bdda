import { canonicalAddress } from './site-address.ts';

/**
 * Whether the address has left the one that the document was loaded from. A document that is loaded anew still holds all entries that were made in it:
 * back and forward load nothing, and until it listens nobody shows their page.
 *
 * @param languages those that have pages
 * @param loadedFrom what the browser says of the document itself
 */
export function hasMovedOn(
  languages: readonly string[],
  loadedFrom: string | undefined = performance.getEntriesByType('navigation')[0]?.name,
): boolean {
  const url = URL.parse(loadedFrom ?? '');
  const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
    canonicalAddress({ pathname, search, hash: '' }, languages);
  return url !== null && addressOf(url) !== addressOf(location);
}
