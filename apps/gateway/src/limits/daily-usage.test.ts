import { describe, expect, it } from 'vitest';
import { DailyUsage } from './daily-usage.ts';

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
