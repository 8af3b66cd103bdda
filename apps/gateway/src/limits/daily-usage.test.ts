import { describe, expect, it } from 'vitest';
import { DailyUsage } from './daily-usage.ts';

const day = (date: string, computeUnits: number) => ({ date, computeUnits });

describe('DailyUsage', () => {
  it('believes whichever is more: what was recorded, or what it has seen itself', () => {
    const usage = new DailyUsage(() => Date.parse('2026-11-21T10:00:00Z'));
    expect(usage.get('proj_a', day('2026-11-21', 500))).toBe(500);
    usage.add('proj_a', 30);
    expect(usage.get('proj_a', day('2026-11-21', 500))).toBe(530);
    expect(usage.get('proj_a', day('2026-11-21', 900))).toBe(900);
  });

  it('starts anew at midnight UTC, also when it is told yesterday’s count', () => {
    const time = { now: Date.parse('2026-11-21T23:59:59Z') };
    const usage = new DailyUsage(() => time.now);
    usage.add('proj_a', 700);
    expect(usage.secondsLeft()).toBe(1);
    time.now += 1_000;
    expect(usage.get('proj_a', day('2026-11-21', 700))).toBe(0);
  });
});
