import { parseOriginPattern, type OriginPattern } from './parse-origin-pattern.ts';

/** The entry of a list that lets something in, or null. */
export type FindEntry = (value: string) => string | null;

/**
 * Makes a list of origins ready for matching. An entry that cannot be read lets nothing in.
 *
 * @param entries as `isOriginPattern` has them
 */
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
