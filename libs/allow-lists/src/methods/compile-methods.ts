import type { FindEntry } from '../origins/compile-origins.ts';
import { isMethodPattern } from './is-method-pattern.ts';
import { matchesGlob } from './matches-glob.ts';

/**
 * Makes a list of methods ready for matching. Names are compared with their case, as nodes do.
 *
 * @param entries as `isMethodPattern` has them
 */
export function compileMethods(entries: readonly string[]): FindEntry {
  const readable = entries.filter((entry) => isMethodPattern(entry));
  const exact = new Set(readable.filter((entry) => !entry.includes('*')));
  const patterns = readable.filter((entry) => entry.includes('*'));
  return (method) => (exact.has(method) ? method : (patterns.find((pattern) => matchesGlob(pattern, method)) ?? null));
}
