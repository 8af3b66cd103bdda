import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';
import { PrivateAddressError } from './private-address-error.ts';

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
