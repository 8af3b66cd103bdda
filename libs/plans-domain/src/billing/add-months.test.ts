import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from './add-months.ts';

const day = (text: string) => new Date(`${text}T08:30:15.250Z`);
const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();

describe('addMonths', () => {
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
  ])('%s and %i months is %s, at the same time of day', (from, months, to) => {
    expect(addMonths(day(from), months)).toEqual(day(to));
  });

  it('comes back to the anchor after a short month', () => {
    expect(addMonths(day('2027-02-28'), 1, 31)).toEqual(day('2027-03-31'));
    expect(addMonths(day('2027-02-28'), 1, 29)).toEqual(day('2027-03-29'));
    expect(addMonths(day('2027-02-28'), 1)).toEqual(day('2027-03-28'));
  });

  it('leaves the given moment alone', () => {
    const from = day('2027-01-31');
    addMonths(from, 1);
    expect(from).toEqual(day('2027-01-31'));
  });

  it('lands in the wanted month whatever the day, and later the later the anchor', () => {
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
