import * as fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { currentPeriod, firstPeriod, nextPeriod, addMonths, effectiveAt } from './billing-period.ts';

describe('billing periods', () => {
  const day = (text: string) => new Date(`${text}T10:00:00Z`);

  it('bills a purchase of January 31 on February 28, March 31 and April 30', () => {
    const first = firstPeriod(day('2027-01-31'));
    expect(first).toEqual({ startsAt: day('2027-01-31'), endsAt: day('2027-02-28'), anchorDay: 31 });
    const second = nextPeriod(first.endsAt, first.anchorDay);
    expect(second).toEqual({ startsAt: day('2027-02-28'), endsAt: day('2027-03-31'), anchorDay: 31 });
    expect(nextPeriod(second.endsAt, second.anchorDay).endsAt).toEqual(day('2027-04-30'));
  });

  it('uses the day of the period end when no anchor is known', () => {
    expect(nextPeriod(day('2027-02-28'), null)).toEqual({ startsAt: day('2027-02-28'), endsAt: day('2027-03-28'), anchorDay: 28 });
    expect(currentPeriod(day('2027-03-28'), null)).toEqual({ startsAt: day('2027-02-28'), endsAt: day('2027-03-28'), anchorDay: 28 });
  });

  it('derives the current period from its end', () => {
    expect(currentPeriod(day('2027-02-28'), 31)).toEqual({ startsAt: day('2027-01-31'), endsAt: day('2027-02-28'), anchorDay: 31 });
  });

  it('joins periods without gaps and never moves the anchor', () => {
    const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(start, (startsAt) => {
        let period = firstPeriod(startsAt);
        for (let month = 0; month < 30; month += 1) {
          const next = nextPeriod(period.endsAt, period.anchorDay);
          expect(next.startsAt).toEqual(period.endsAt);
          expect(next.endsAt.getTime()).toBeGreaterThan(next.startsAt.getTime());
          expect(next.anchorDay).toBe(startsAt.getUTCDate());
          expect(currentPeriod(next.endsAt, next.anchorDay)).toEqual(next);
          period = next;
        }
      }),
    );
  });
});

describe('addMonths', () => {
  const day = (text: string) => new Date(`${text}T08:30:15.250Z`);
  const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();

  it.each([
    ['2027-01-15', 1, '2027-02-15'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', 1, '2027-04-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-10', -1, '2026-12-10'],
    ['2027-01-31', 0, '2027-01-31'],
  ])('%s plus %i months is %s, at the same time of day', (from, months, to) => {
    expect(addMonths(day(from), months)).toEqual(day(to));
  });

  it('returns to the anchor day after a short month', () => {
    expect(addMonths(day('2027-02-28'), 1, 31)).toEqual(day('2027-03-31'));
    expect(addMonths(day('2027-02-28'), 1, 29)).toEqual(day('2027-03-29'));
    expect(addMonths(day('2027-02-28'), 1)).toEqual(day('2027-03-28'));
  });

  it('does not mutate its argument', () => {
    const from = day('2027-01-31');
    addMonths(from, 1);
    expect(from).toEqual(day('2027-01-31'));
  });

  it('lands in the expected month for every day, and never earlier for a later anchor', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: -24, max: 24 }), fc.integer({ min: 1, max: 30 }), (from, months, anchorDay) => {
        const to = addMonths(from, months, anchorDay);
        expect(monthOf(to)).toBe(monthOf(from) + months);
        expect(addMonths(from, months, anchorDay + 1).getTime()).toBeGreaterThanOrEqual(to.getTime());
      }),
    );
  });
});

describe('effectiveAt', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it('waits for the end of the current period only', () => {
    const later = new Date('2026-11-21T12:00:01Z');
    expect(effectiveAt(later, now)).toBe(later);
    expect(effectiveAt(now, now)).toBeNull();
    expect(effectiveAt(new Date('2026-11-21T11:59:59Z'), now)).toBeNull();
    expect(effectiveAt(null, now)).toBeNull();
  });
});
