import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { currentPeriod, firstPeriod, nextPeriod } from './billing-period.ts';

const day = (text: string) => new Date(`${text}T10:00:00Z`);

it('bills a purchase of 31 January on 28 February, 31 March, 30 April', () => {
  const first = firstPeriod(day('2027-01-31'));
  expect(first).toEqual({ startsAt: day('2027-01-31'), endsAt: day('2027-02-28'), anchorDay: 31 });
  const second = nextPeriod(first.endsAt, first.anchorDay);
  expect(second).toEqual({ startsAt: day('2027-02-28'), endsAt: day('2027-03-31'), anchorDay: 31 });
  expect(nextPeriod(second.endsAt, second.anchorDay).endsAt).toEqual(day('2027-04-30'));
});

it('takes the day of the end for the anchor where none is known', () => {
  expect(nextPeriod(day('2027-02-28'), null)).toEqual({ startsAt: day('2027-02-28'), endsAt: day('2027-03-28'), anchorDay: 28 });
  expect(currentPeriod(day('2027-03-28'), null)).toEqual({ startsAt: day('2027-02-28'), endsAt: day('2027-03-28'), anchorDay: 28 });
});

it('finds the period that is running from its end', () => {
  expect(currentPeriod(day('2027-02-28'), 31)).toEqual({ startsAt: day('2027-01-31'), endsAt: day('2027-02-28'), anchorDay: 31 });
});

it('joins periods without a gap for years, and never moves the anchor', () => {
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
