import type { FindEntry } from '../origins/compile-origins.ts';
import { parseIpAddress, type IpAddress } from './parse-ip-address.ts';
import { parseIpRange, partBits, type IpRange } from './parse-ip-range.ts';

/**
 * Makes a list of addresses and ranges ready for matching. An entry that cannot be read lets nobody in; ranges of one version hold no
 * addresses of the other.
 *
 * @param entries as `isIpRange` has them
 */
export function compileIps(entries: readonly string[]): FindEntry {
  const ranges = entries.flatMap((entry) => {
    const range = parseIpRange(entry);
    return range === null ? [] : [{ entry, range }];
  });
  return (text) => {
    const address = parseIpAddress(text);
    if (address === null) return null;
    return ranges.find(({ range }) => contains(range, address))?.entry ?? null;
  };
}

function contains({ address: first, prefixLength }: IpRange, { version, parts }: IpAddress): boolean {
  if (first.version !== version) return false;
  const size = partBits(version);
  for (let index = 0, left = prefixLength; left > 0; index += 1, left -= size) {
    const difference = (first.parts[index] ?? 0) ^ (parts[index] ?? 0);
    if (difference >> Math.max(0, size - left) !== 0) return false;
  }
  return true;
}
