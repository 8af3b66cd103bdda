import type { FindEntry } from '../origins/compile-origins.ts';

/**
 * Makes a list of contracts ready for matching.
 *
 * @param entries as `isContractAddress` has them, in any case
 */
export function compileContracts(entries: readonly string[]): FindEntry {
  const byAddress = new Map(entries.map((entry) => [entry.toLowerCase(), entry]));
  return (address) => byAddress.get(address.toLowerCase()) ?? null;
}
