import { expect, it } from 'vitest';
import { formatJson, formatTime } from './format.ts';

it('includes the properties of an error', () => {
  const error = Object.assign(new Error('no'), { code: 4001 });
  expect(JSON.parse(formatJson(error))).toEqual({ name: 'Error', message: 'no', code: 4001 });
});

it('formats bigints and undefined', () => {
  expect(formatJson({ value: 10n })).toContain('"10"');
  expect(formatJson(undefined)).toBe('undefined');
});

it('replaces cycles, but not repeated values', () => {
  const shared = { a: 1 };
  const cyclic: Record<string, unknown> = { first: shared, second: shared };
  cyclic['self'] = cyclic;
  expect(JSON.parse(formatJson(cyclic))).toEqual({ first: { a: 1 }, second: { a: 1 }, self: '[…]' });
});

it('formats a time with milliseconds', () => {
  const epochMs = new Date(2026, 0, 2, 9, 5, 7, 25).getTime();
  expect(formatTime(epochMs, 'en')).toBe('09:05:07.025');
});
