import { expect, test } from 'vitest';
import { periodUntilNow } from './period-until-now.ts';

const now = Date.parse('2026-01-01T02:00:00Z');

test('the period reaches from so many seconds ago to now, in UTC', () => {
  expect(periodUntilNow({ periodSecs: 3600 }, now)).toEqual({ from: '2026-01-01T01:00:00.000Z', to: '2026-01-01T02:00:00.000Z' });
});

test('the period before it is the same length', () => {
  expect(periodUntilNow({ periodSecs: 3600, endsSecsAgo: 3600 }, now)).toEqual({
    from: '2026-01-01T00:00:00.000Z',
    to: '2026-01-01T01:00:00.000Z',
  });
});
