import { expect, test } from 'vitest';
import { errorStatuses } from './error-statuses.ts';

test('keeps the order that stored counters rely on', () => {
  expect(errorStatuses).toEqual(['rateLimited', 'unpaid', 'forbidden', 'invalid', 'upstreamError', 'upstreamFailed', 'internal']);
});
