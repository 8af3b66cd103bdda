import { expect, it } from 'vitest';
import { describeVerdict, pagesPerSecondMin } from './bench-site-server.ts';

it.each([
  [pagesPerSecondMin, 0, true],
  [pagesPerSecondMin - 1, 0, false],
  [2 * pagesPerSecondMin, 1, false],
])('judges %i pages/s with %i failed: %s', (requestsPerSecond, failures, isWithinLimits) => {
  expect(describeVerdict({ requestsPerSecond, failures }).isWithinLimits).toBe(isWithinLimits);
});

it('prints the figure next to its limit', () => {
  expect(describeVerdict({ requestsPerSecond: 2999.4, failures: 0 }).line).toBe(
    'site server: 2999 pages/s (limit 3000), 0 failed: MISSED\n',
  );
});
