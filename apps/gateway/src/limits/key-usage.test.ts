import { expect, test } from 'vitest';
import { KeyUsage } from './key-usage.ts';

const at = (instant: string) => {
  let now = Date.parse(instant);
  return { now: () => now, goTo: (next: string) => (now = Date.parse(next)) };
};
const recorded = (date: string, computeUnitsToday: number, computeUnitsThisMonth: number) => ({
  date,
  computeUnitsToday,
  computeUnitsThisMonth,
});

test('what was recorded before a restart counts, and what this process counted since', () => {
  const usage = new KeyUsage(at('2026-11-21T12:00:00Z').now);
  expect(usage.get('key_1', recorded('2026-11-21', 100, 900))).toMatchObject({ computeUnitsToday: 100, computeUnitsThisMonth: 900 });
  usage.add('key_1', 20);
  expect(usage.get('key_1', recorded('2026-11-21', 100, 900))).toMatchObject({ computeUnitsToday: 120, computeUnitsThisMonth: 920 });
});

test('what other gateways recorded counts once it is read', () => {
  const usage = new KeyUsage(at('2026-11-21T12:00:00Z').now);
  usage.add('key_1', 20);
  expect(usage.get('key_1', recorded('2026-11-21', 500, 700))).toMatchObject({ computeUnitsToday: 500, computeUnitsThisMonth: 700 });
});

test('at midnight the day starts anew and the month goes on; on the first both start anew', () => {
  const clock = at('2026-11-29T23:59:59Z');
  const usage = new KeyUsage(clock.now);
  usage.add('key_1', 20);
  const old = recorded('2026-11-29', 0, 0);
  clock.goTo('2026-11-30T00:00:01Z');
  expect(usage.get('key_1', old)).toMatchObject({ computeUnitsToday: 0, computeUnitsThisMonth: 20 });
  clock.goTo('2026-12-01T00:00:01Z');
  expect(usage.get('key_1', recorded('2026-11-30', 7, 27))).toMatchObject({ computeUnitsToday: 0, computeUnitsThisMonth: 0 });
});

test('says how long the day and the month last', () => {
  const usage = new KeyUsage(at('2026-12-31T23:00:00Z').now);
  expect([usage.secondsLeftOfDay(), usage.secondsLeftOfMonth()]).toEqual([3_600, 3_600]);
});
