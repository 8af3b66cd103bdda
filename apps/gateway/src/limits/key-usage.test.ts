import { describe, expect, it, test } from 'vitest';
import { DailyUsage, KeyUsage } from './key-usage.ts';

describe('daily-usage', () => {
  const day = (date: string, computeUnits: number) => ({ date, computeUnits });

  const free = { projectId: 'proj_a', planId: 'FREE' } as const;

  describe('DailyUsage', () => {
    it('believes whichever is more: what was recorded, or what it has seen itself', () => {
      const usage = new DailyUsage(() => Date.parse('2026-11-21T10:00:00Z'));
      expect(usage.get(free, day('2026-11-21', 500))).toBe(500);
      usage.add(free, 30);
      expect(usage.get(free, day('2026-11-21', 500))).toBe(530);
      expect(usage.get(free, day('2026-11-21', 900))).toBe(900);
    });

    it('counts each plan of a project by itself, and keeps counts while the project is on another plan', () => {
      const usage = new DailyUsage(() => Date.parse('2026-11-21T10:00:00Z'));
      usage.add(free, 30);
      usage.add({ ...free, planId: 'BETA' }, 5);
      expect(usage.get({ ...free, planId: 'BETA' }, day('2026-11-21', 0))).toBe(5);
      expect(usage.get(free, day('2026-11-21', 0))).toBe(30);
    });

    it('starts anew at midnight UTC, also when it is told yesterday’s count', () => {
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
});
