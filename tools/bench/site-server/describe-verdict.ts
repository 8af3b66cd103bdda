import type { Summary } from '../gateway/report.ts';

/** Cached pages per second on one core. */
export const pagesPerSecondMin = 3_000;

export interface Verdict {
  line: string;
  isWithinLimits: boolean;
}

/** Judges what clients saw: pages per second, none of them failed. */
export function describeVerdict({ requestsPerSecond, failures }: Pick<Summary, 'requestsPerSecond' | 'failures'>): Verdict {
  const isWithinLimits = requestsPerSecond >= pagesPerSecondMin && failures === 0;
  const figures = `${requestsPerSecond.toFixed(0)} pages/s (limit ${String(pagesPerSecondMin)}), ${String(failures)} failed`;
  return { line: `site server: ${figures}: ${isWithinLimits ? 'ok' : 'MISSED'}\n`, isWithinLimits };
}
