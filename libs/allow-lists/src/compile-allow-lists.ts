import { isMethodPattern, type AllowLists } from './allow-lists.ts';
import { parseIpAddress, parseIpRange, partBits, type IpAddress, type IpRange } from './ip-address.ts';
import { parseOriginPattern, type OriginPattern } from './origin-pattern.ts';

/** Null for a list that does not restrict. */
export interface CompiledAllowLists {
  readonly origins: FindEntry | null;
  readonly ips: FindEntry | null;
  readonly methods: FindEntry | null;
  readonly contracts: FindEntry | null;
}

/** Compiles allowlists for repeated decisions. Invalid entries match nothing, but their list still restricts. */
export function compileAllowLists({ origins, ips, methods, contracts }: AllowLists): CompiledAllowLists {
  return {
    origins: origins.length === 0 ? null : cacheEntries(compileOrigins(origins)),
    ips: ips.length === 0 ? null : cacheEntries(compileIps(ips)),
    methods: methods.length === 0 ? null : compileMethods(methods),
    contracts: contracts.length === 0 ? null : compileContracts(contracts),
  };
}

/** Whether at least one list restricts. If not, requests don't need to be checked. */
export function isLimited(lists: AllowLists): boolean {
  return lists.origins.length + lists.ips.length + lists.methods.length + lists.contracts.length > 0;
}

/** Enough for a typical key, which is used from a few places. */
const valuesMax = 256;

/** Caches results, including misses. Clears the whole cache when it is full. */
export function cacheEntries(find: FindEntry): FindEntry {
  const known = new Map<string, string | null>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const entry = find(value);
    if (known.size >= valuesMax) known.clear();
    known.set(value, entry);
    return entry;
  };
}

export type FindEntry = (value: string) => string | null;

export function compileOrigins(entries: readonly string[]): FindEntry {
  const patterns = entries.flatMap((entry) => {
    const pattern = parseOriginPattern(entry);
    return pattern === null ? [] : [{ entry, pattern }];
  });
  return (origin) => {
    const parsed = parseOriginPattern(origin);
    if (parsed === null || parsed.isWildcard || parsed.port === '*') return null;
    return patterns.find(({ pattern }) => matches(pattern, parsed))?.entry ?? null;
  };
}

function matches(pattern: OriginPattern, { scheme, host, port }: OriginPattern): boolean {
  if (pattern.scheme !== scheme || (pattern.port !== '*' && pattern.port !== port)) return false;
  if (!pattern.isWildcard) return pattern.host === host;
  return host.length > pattern.host.length + 1 && host.endsWith(`.${pattern.host}`);
}

/** IPv4 ranges never contain IPv6 addresses and vice versa, except for IPv4-mapped addresses. Ignores invalid entries. */
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

/** Matches method names case-sensitively, as nodes do. Ignores invalid entries. */
export function compileMethods(entries: readonly string[]): FindEntry {
  const readable = entries.filter((entry) => isMethodPattern(entry));
  const exact = new Set(readable.filter((entry) => !entry.includes('*')));
  const patterns = readable.filter((entry) => entry.includes('*'));
  return (method) => (exact.has(method) ? method : (patterns.find((pattern) => matchesGlob(pattern, method)) ?? null));
}

/**
 * Matches a pattern in which `*` stands for any characters. Takes at most pattern × text steps, unlike a regular expression, which could
 * backtrack exponentially.
 */
export function matchesGlob(pattern: string, text: string): boolean {
  let at = 0;
  let star = -1;
  let resumeAt = 0;
  let index = 0;
  while (index < text.length) {
    if (pattern[at] === '*') {
      star = at;
      resumeAt = index;
      at += 1;
    } else if (pattern[at] === text[index]) {
      at += 1;
      index += 1;
    } else if (star === -1) {
      return false;
    } else {
      // Backtrack: the last star matches one more character.
      at = star + 1;
      resumeAt += 1;
      index = resumeAt;
    }
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

function compileContracts(entries: readonly string[]): FindEntry {
  const byAddress = new Map(entries.map((entry) => [entry.toLowerCase(), entry]));
  return (address) => byAddress.get(address.toLowerCase()) ?? null;
}
