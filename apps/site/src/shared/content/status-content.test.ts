import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overallState, serviceStateOf, uptimeOf, type PartState, type StatusDay } from './status-content.ts';

const of = (...states: PartState[]) => overallState(states.map((state) => ({ state })));

it('is failing if a part is failing', () => {
  expect(of('up', 'failing', 'unknown')).toBe('failing');
});

it('is up if a part is up and none is failing', () => {
  expect(of('unknown', 'up')).toBe('up');
});

it('is unknown without known parts', () => {
  expect(of('unknown')).toBe('unknown');
  expect(of()).toBe('unknown');
});

it.each([
  ['up', null, 'incident'],
  ['up', '2026-11-20T10:40:00Z', 'up'],
  ['unknown', null, 'incident'],
  ['failing', null, 'failing'],
] as const)('with a part that is %s and an incident resolved at %s the service is %s', (state, resolvedAt, expected) => {
  expect(serviceStateOf([{ state }], [{ resolvedAt }])).toBe(expected);
});

describe('uptimeOf', () => {
  const day = fc
    .tuple(fc.integer({ min: 1, max: 90_000 }), fc.nat({ max: 90_000 }))
    .map(([checks, failed]): StatusDay => [checks, Math.min(checks, failed)]);

  it('is null without data', () => {
    expect(uptimeOf([])).toBeNull();
    expect(uptimeOf([null, null])).toBeNull();
  });

  it('covers the days with data and counts those without since the first', () => {
    expect(uptimeOf([null, [100, 0], null, [100, 1]])).toEqual({ share: 0.995, firstIndex: 1, daysMissing: 1 });
  });

  it('never rounds up: 100% requires that all checks passed', () => {
    expect(uptimeOf([[1_000_000, 1]])?.share).toBe(0.9999);
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), (days) => {
        const failed = days.reduce((sum, [, count]) => sum + count, 0);
        const checks = days.reduce((sum, [count]) => sum + count, 0);
        const share = uptimeOf(days)?.share ?? -1;
        expect(share).toBeLessThanOrEqual((checks - failed) / checks + Number.EPSILON);
        expect(share === 1).toBe(failed === 0);
      }),
    );
  });
});
