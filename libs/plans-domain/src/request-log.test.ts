import { expect, it } from 'vitest';
import { requestLog } from './request-log.ts';

it('has only positive integers', () => {
  for (const limit of Object.values(requestLog)) expect(Number.isSafeInteger(limit) && limit > 0).toBe(true);
});

it('refills every budget before its calls are deleted', () => {
  const keptSecs = requestLog.daysKept * 86_400;
  expect(requestLog.succeededBurst * requestLog.succeededEverySecs).toBeLessThan(keptSecs);
  expect(requestLog.failedBurst * requestLog.failedEverySecs).toBeLessThan(keptSecs);
});

it('shows a call within 2 seconds, of which half a second is left for the requests', () => {
  expect(requestLog.writeEveryMs + requestLog.readEveryMs).toBeLessThanOrEqual(1_500);
});
