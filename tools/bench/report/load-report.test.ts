import { describe, expect, it } from 'vitest';
import { formatTable, summarize, type Round, median, quantile } from './load-report.ts';

describe('formatTable', () => {
  const round = (requestsPerSecond: number, cpuMs?: number): Round => ({
    requestsPerSecond,
    cpuMs,
    latenciesMs: [1, 2, 3, 4],
    failures: 1,
  });

  it('uses medians, so that one bad round has no effect', () => {
    expect(summarize([round(100, 4), round(1, 400), round(110, 4)])).toEqual({
      requestsPerSecond: 100,
      p50Ms: 2,
      p99Ms: 4,
      cpuMicrosPerRequest: 1_000,
      failures: 3,
    });
  });

  it('prints the ratio of the last to the first, and no CPU time if unknown', () => {
    const table = formatTable([
      { name: 'nginx', ...summarize([round(200)]) },
      { name: 'gateway', ...summarize([round(100)]) },
    ]);
    expect(table).toContain('gateway / nginx        0.50    1.00    1.00               –\n');
  });
});

describe('quantile', () => {
  it('returns the nearest-rank quantile', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([quantile(values, 0.99), quantile(values, 0.5), quantile(values, 1)]).toEqual([99, 50, 100]);
    expect(quantile([], 0.99)).toBe(0);
  });

  it('returns the median', () => {
    expect(median([3, 1, 2])).toBe(2);
  });
});
