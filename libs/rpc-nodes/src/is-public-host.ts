import { isIP } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

/**
 * False when the host of a URL is written as an address that is not public, in whatever notation: `new URL` has brought it into its canonical
 * one. A name is true here, and judged when it is looked up (`publicLookup`): a connection to an address asks for no look-up.
 */
export function isPublicHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/u, '$1');
  return isIP(host) === 0 || isPublicAddress(host);
}
