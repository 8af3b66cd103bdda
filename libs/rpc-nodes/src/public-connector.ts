import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress, isPublicHost } from './is-public-address.ts';

/** A name led to an address that is not one of the public internet, or was such an address. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  readonly code = 'PRIVATE_ADDRESS';

  constructor(hostname: string) {
    super(`${hostname} leads to a private address`);
  }
}

/**
 * Looks a name up as `dns.lookup` does, and fails with `PrivateAddressError` when any of its addresses is not public. Given to the connection
 * itself: what was looked up is what is connected to.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) callback(error, []);
    else if (addresses.every(({ address }) => isPublicAddress(address))) answer(addresses);
    else callback(new PrivateAddressError(hostname), []);
  });

  function answer(addresses: { address: string; family: number }[]): void {
    const [first] = addresses;
    if (options.all === true || first === undefined) callback(null, addresses);
    else callback(null, first.address, first.family);
  }
};

/**
 * Opens connections of undici (`connect` of an `Agent` or a `Pool`) to public addresses alone. Each connection is judged, however its host is
 * written: sockets do not look up a host that is an address, so `publicLookup` would never see it.
 */
export function createPublicConnector(options: { readonly timeoutMs: number }): buildConnector.connector {
  const connect = buildConnector({ timeout: options.timeoutMs, lookup: publicLookup, allowH2: false });
  return (target, callback) => {
    if (isPublicHost(target)) connect(target, callback);
    else queueMicrotask(() => callback(new PrivateAddressError(target.hostname), null));
  };
}
