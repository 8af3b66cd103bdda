import { expect, test } from 'vitest';
import { errorStatuses } from './error-status.ts';

test('counters that are stored already keep their meaning: no status leaves its place', () => {
  expect(errorStatuses).toEqual(['rateLimited', 'unpaid', 'forbidden', 'invalid', 'upstreamError', 'upstreamFailed', 'internal']);
});
