import { expect, it } from 'vitest';
import { checkSpend } from './check-spend.ts';

const resetsAtMs = Date.parse('2026-12-01T00:00:00Z');
const stopped = { balanceCents: 100, spendStop: { limitCents: 1_250, resetsAtMs } };
const code = (name: string) => expect.objectContaining({ code: name }) as Error;

it('lets spend what neither balance nor limit forbids', () => {
  expect(() => checkSpend({ balanceCents: 1, spendStop: null })).not.toThrow();
});

it('names the limit that is reached, and when it resets', () => {
  expect(() => checkSpend(stopped, resetsAtMs - 1)).toThrow(
    expect.objectContaining({
      code: 'SPEND_LIMIT_REACHED',
      details: {
        message: 'The spend limit of this project, $12.50 a month, is reached; it resets at 2026-12-01T00:00:00.000Z.',
        data: { limitCents: 1_250, resetsAt: '2026-12-01T00:00:00.000Z' },
      },
    }),
  );
});

it('forgets the limit of a month with its last millisecond, though the database was not asked since', () => {
  expect(() => checkSpend(stopped, resetsAtMs)).not.toThrow();
});

it('asks for a deposit first: without a balance a higher limit helps nobody', () => {
  expect(() => checkSpend({ ...stopped, balanceCents: 0 }, 0)).toThrow(code('BALANCE_EXHAUSTED'));
});
