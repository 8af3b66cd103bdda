import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { formatIsoTime } from './format-iso-time.ts';

const timeMs = Date.UTC(2026, 10, 21, 9, 5, 7);

it('ends in Z for UTC and in the offset elsewhere', () => {
  expect(formatIsoTime(timeMs, 'UTC')).toBe('2026-11-21T09:05:07Z');
  expect(formatIsoTime(timeMs, 'Asia/Tokyo')).toBe('2026-11-21T18:05:07+09:00');
  expect(formatIsoTime(timeMs, 'America/St_Johns')).toBe('2026-11-21T05:35:07-03:30');
  expect(formatIsoTime(timeMs, 'Europe/London')).toBe('2026-11-21T09:05:07+00:00');
});

it('tells the two hours apart that have one name when clocks go back', () => {
  const summer = Date.UTC(2026, 9, 25, 0, 30);
  expect(formatIsoTime(summer, 'Europe/Berlin')).toBe('2026-10-25T02:30:00+02:00');
  expect(formatIsoTime(summer + 3_600_000, 'Europe/Berlin')).toBe('2026-10-25T02:30:00+01:00');
});

it('names the same moment in every zone', () => {
  const zones = constantFrom('UTC', 'Asia/Tokyo', 'America/St_Johns', 'Europe/Berlin', 'Asia/Kathmandu', undefined);
  assert(
    property(integer({ min: 0, max: 4e12 }), zones, (anyMs, zone) => {
      expect(Date.parse(formatIsoTime(anyMs, zone))).toBe(anyMs);
    }),
  );
});
