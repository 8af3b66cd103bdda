import { expect, test } from 'vitest';
import { monthSoFar } from './month-so-far.ts';

test('the month begins at midnight UTC of its first day', () => {
  expect(monthSoFar(Date.parse('2026-03-14T12:00:00Z'))).toMatchObject({
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-03-14T12:00:00.000Z',
  });
});

test('its first moment is no empty period', () => {
  const { from, to } = monthSoFar(Date.parse('2026-03-01T00:00:00Z'));
  expect(Date.parse(to)).toBeGreaterThan(Date.parse(from));
});
