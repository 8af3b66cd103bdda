import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertChanges, type AlertFacts, type AlertSettings, type AlertThreshold } from './alerts.ts';

const settings: AlertSettings = { lowBalanceCents: 1_000, spendPercents: [50, 100], runwayDays: 7 };
const calm: AlertFacts = { balanceCents: 10_000, limitCents: 500, spentMicrocents: 0, runwayDays: null };
const raisedBy = (facts: Partial<AlertFacts>) => alertChanges(settings, { ...calm, ...facts }, []).raised;
const low: AlertThreshold = { kind: 'low-balance', threshold: 1_000 };
const resolvedBy = (open: AlertThreshold, facts: Partial<AlertFacts>, chosen: Partial<AlertSettings> = {}) =>
  alertChanges({ ...settings, ...chosen }, { ...calm, ...facts }, [open]).resolved;

describe('raised alerts', () => {
  it.each([
    ['no alert at the balance threshold', { balanceCents: 1_000 }, []],
    ['an alert below the balance threshold', { balanceCents: 999 }, [{ ...low, value: 999, limitCents: null }]],
    ['no alert just below the spend threshold', { spentMicrocents: 249_999_999 }, []],
    ['an alert at the spend threshold', { spentMicrocents: 250_000_000 }, [{ kind: 'spend', threshold: 50, value: 250, limitCents: 500 }]],
    ['no alert without a spend limit', { spentMicrocents: 9_000_000_000, limitCents: null }, []],
    ['an alert below the runway threshold', { runwayDays: 6 }, [{ kind: 'runway', threshold: 7, value: 6, limitCents: null }]],
    ['no alert while nothing is spent', { runwayDays: null }, []],
  ])('%s', (_when, facts, expected) => {
    expect(raisedBy(facts)).toEqual(expected);
  });

  it('raises one alert per spend threshold reached', () => {
    expect(raisedBy({ spentMicrocents: 500_000_000 }).map(({ threshold }) => threshold)).toEqual([50, 100]);
  });
});

describe('resolved alerts', () => {
  it('resolves once the balance is 10 % above the threshold', () => {
    expect(resolvedBy(low, { balanceCents: 1_099 })).toEqual([]);
    expect(resolvedBy(low, { balanceCents: 1_100 })).toEqual([low]);
  });

  it('resolves a spend alert in the next month or after the limit was raised', () => {
    const half: AlertThreshold = { kind: 'spend', threshold: 50 };
    expect(resolvedBy(half, { spentMicrocents: 250_000_000 })).toEqual([]);
    expect(resolvedBy(half, { spentMicrocents: 0 })).toEqual([half]);
    expect(resolvedBy(half, { spentMicrocents: 250_000_000, limitCents: 501 })).toEqual([half]);
  });

  it('resolves a runway alert when the runway recovers or nothing is spent, and keeps it while the runway is unknown', () => {
    const short: AlertThreshold = { kind: 'runway', threshold: 7 };
    expect(resolvedBy(short, { runwayDays: 7 })).toEqual([]);
    expect(resolvedBy(short, { runwayDays: 8 })).toEqual([short]);
    expect(resolvedBy(short, { runwayDays: null })).toEqual([short]);
    expect(alertChanges(settings, { balanceCents: 10_000, limitCents: null, spentMicrocents: 0 }, [short]).resolved).toEqual([]);
  });

  it('resolves alerts whose threshold was removed or changed', () => {
    const none: AlertSettings = { lowBalanceCents: null, spendPercents: [], runwayDays: null };
    const all: AlertThreshold[] = [low, { kind: 'spend', threshold: 50 }, { kind: 'runway', threshold: 7 }];
    const worst = { balanceCents: 0, limitCents: 500, spentMicrocents: 500_000_000, runwayDays: 0 };
    expect(alertChanges(none, worst, all)).toEqual({ raised: [], resolved: all });
    expect(alertChanges(settings, { ...worst, limitCents: null }, all).resolved).toEqual([all[1]]);
    expect(resolvedBy(low, { balanceCents: 1 }, { lowBalanceCents: null })).toEqual([low]);
    const moved = alertChanges({ ...settings, lowBalanceCents: 900 }, { ...calm, balanceCents: 1 }, [low]);
    expect(moved.resolved).toEqual([low]);
    expect(moved.raised).toMatchObject([{ kind: 'low-balance', threshold: 900 }]);
  });
});

it('raises one alert for a value that hovers around its threshold', () => {
  const hover = fc.array(fc.integer({ min: 990, max: 1_099 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(hover, (balances) => {
      let open: AlertThreshold[] = [];
      let raisedCount = 0;
      for (const balanceCents of balances) {
        const facts = { ...calm, balanceCents };
        const { raised, resolved } = alertChanges(settings, facts, open);
        expect(resolved).toEqual([]);
        raisedCount += raised.length;
        open = [...open, ...raised];
        expect(alertChanges(settings, facts, open)).toEqual({ raised: [], resolved: [] });
      }
      expect(raisedCount).toBe(balances.some((balance) => balance < 1_000) ? 1 : 0);
    }),
  );
});
