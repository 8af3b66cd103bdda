import { expect, it } from 'vitest';
import { spendState } from './spend-state.ts';

const now = new Date('2026-11-21T10:00:00Z');

it.each([
  ['is not reached by a millionth of a cent less', 5, '2026-11-01', 4_999_999, false],
  ['is reached by exactly its cents', 5, '2026-11-01', 5_000_000, true],
  ['is reached by more', 5, '2026-11-01', 5_000_001, true],
  ['is never reached where there is none', null, '2026-11-01', 9_000_000_000, false],
  ['is not reached by what was spent in another month', 5, '2026-10-01', 9_000_000_000, false],
])('a limit %s', (_what, spendLimitCents, spentMonth, spentMicrocents, isReached) => {
  const state = spendState({ spendLimitCents, spentMonth, spentMicrocents }, now);
  expect(state).toEqual({
    limitCents: spendLimitCents,
    spentMicrocents: spentMonth === '2026-11-01' ? spentMicrocents : 0,
    isReached,
    resetsAt: new Date('2026-12-01T00:00:00Z'),
  });
});
