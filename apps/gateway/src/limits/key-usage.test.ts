import { describe, expect, it, test } from 'vitest';
import { DailyUsage, KeyUsage } from './key-usage.ts';

describe('daily-usage', () => {
  const day = (date: string, computeUnits: number) => ({ date, computeUnits });

  const free = { projectId: 'proj_a', planId: 'FREE' } as const;

  describe('DailyUsage', () => {
    it('uses the higher of the recorded and its own count', () => {
      const usage = new DailyUsage(() => Date.parse('2026-11-21T10:00:00Z'));
      expect(usage.get(free, day('2026-11-21', 500))).toBe(500);
      usage.add(free, 30);
      expect(usage.get(free, day('2026-11-21', 500))).toBe(530);
      expect(usage.get(free, day('2026-11-21', 900))).toBe(900);
    });

    it('counts each plan of a project separately, and keeps counts after a plan change', () => {
      const usage = new DailyUsage(() => Date.parse('2026-11-21T10:00:00Z'));
      usage.add(free, 30);
      usage.add({ ...free, planId: 'BETA' }, 5);
      expect(usage.get({ ...free, planId: 'BETA' }, day('2026-11-21', 0))).toBe(5);
      expect(usage.get(free, day('2026-11-21', 0))).toBe(30);
    });

    it('resets at midnight UTC, and ignores yesterday’s recorded count', () => {
      const time = { now: Date.parse('2026-11-21T23:59:59Z') };
      const usage = new DailyUsage(() => time.now);
      usage.add(free, 700);
      expect(usage.secondsLeft()).toBe(1);
      time.now += 1_000;
      expect(usage.get(free, day('2026-11-21', 700))).toBe(0);
    });
  });
});

describe('key-usage', () => {
  const at = (instant: string) => {
    let now = Date.parse(instant);
    return { now: () => now, goTo: (next: string) => (now = Date.parse(next)) };
  };
  const recorded = (date: string, computeUnitsToday: number, computeUnitsThisMonth: number) => ({
    date,
    computeUnitsToday,
    computeUnitsThisMonth,
  });

  test('adds its own count to what was recorded before a restart', () => {
    const usage = new KeyUsage(at('2026-11-21T12:00:00Z').now);
    expect(usage.get('key_1', recorded('2026-11-21', 100, 900))).toMatchObject({ computeUnitsToday: 100, computeUnitsThisMonth: 900 });
    usage.add('key_1', 20);
    expect(usage.get('key_1', recorded('2026-11-21', 100, 900))).toMatchObject({ computeUnitsToday: 120, computeUnitsThisMonth: 920 });
  });

  test('includes counts of other gateways once read', () => {
    const usage = new KeyUsage(at('2026-11-21T12:00:00Z').now);
    usage.add('key_1', 20);
    expect(usage.get('key_1', recorded('2026-11-21', 500, 700))).toMatchObject({ computeUnitsToday: 500, computeUnitsThisMonth: 700 });
  });

  test('resets the day at midnight and the month on the first', () => {
    const clock = at('2026-11-29T23:59:59Z');
    const usage = new KeyUsage(clock.now);
    usage.add('key_1', 20);
    const old = recorded('2026-11-29', 0, 0);
    clock.goTo('2026-11-30T00:00:01Z');
    expect(usage.get('key_1', old)).toMatchObject({ computeUnitsToday: 0, computeUnitsThisMonth: 20 });
    clock.goTo('2026-12-01T00:00:01Z');
    expect(usage.get('key_1', recorded('2026-11-30', 7, 27))).toMatchObject({ computeUnitsToday: 0, computeUnitsThisMonth: 0 });
  });

  test('returns how long the day and the month last', () => {
    const usage = new KeyUsage(at('2026-12-31T23:00:00Z').now);
    expect([usage.secondsLeftOfDay(), usage.secondsLeftOfMonth()]).toEqual([3_600, 3_600]);
  });
});
