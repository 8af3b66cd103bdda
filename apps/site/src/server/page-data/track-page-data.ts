import type { ReadPageData } from './page-data-source.ts';

/** Reads data for one page, and remembers how long what was read stays fresh. */
export function trackPageData(read: ReadPageData): { readData: ReadPageData; freshMs: () => number | null } {
  let freshMs = Number.POSITIVE_INFINITY;
  return {
    readData: (source) => {
      freshMs = Math.min(freshMs, source.freshMs);
      return read(source);
    },
    freshMs: () => (Number.isFinite(freshMs) ? freshMs : null),
  };
}
