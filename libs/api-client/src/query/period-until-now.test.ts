import { expect, test } from 'vitest';
import { periodUntilNow } from './period-until-now.ts';

test('the period reaches from so many seconds ago to now, in UTC', () => {
  expect(periodUntilNow(3600, Date.parse('2026-01-01T01:00:00Z'))).toEqual({
    from: '2026-01-01T00:00:00.000Z',
    to: '2026-01-01T01:00:00.000Z',
  });
});
