import { expect, it } from 'vitest';
import { formatTable, summarise, type Round } from './report.ts';

const round = (requestsPerSecond: number, cpuMs?: number): Round => ({ requestsPerSecond, cpuMs, latenciesMs: [1, 2, 3, 4], failures: 1 });

it('takes medians over the rounds, so that one bad round does not count', () => {
  expect(summarise([round(100, 4), round(1, 400), round(110, 4)])).toEqual({
    requestsPerSecond: 100,
    p50Ms: 2,
    p99Ms: 4,
    cpuMicrosPerRequest: 1_000,
    failures: 3,
  });
});

it('shows the last as a ratio of the first, and no processor time where none is known', () => {
  const table = formatTable([
    { name: 'nginx', ...summarise([round(200)]) },
    { name: 'gateway', ...summarise([round(100)]) },
  ]);
  expect(table).toContain('gateway / nginx        0.50    1.00    1.00               –\n');
});
