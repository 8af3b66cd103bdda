import { chartRanges } from '@onepoint/app-state';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatStatisticsFilters, parseStatisticsFilters } from './statistics-filters.ts';

const nothing = new URLSearchParams();
const text = (maxLength: number) => fc.option(fc.string({ minLength: 1, maxLength }));

test('without a query the range chosen last shows everything in local time', () => {
  expect(parseStatisticsFilters(nothing, '7d')).toEqual({ range: '7d', chain: null, method: null, timeZone: 'local' });
});

test('what means nothing is as good as absent', () => {
  const search = new URLSearchParams({ range: '2y', chain: '', method: 'x'.repeat(129), tz: 'mars' });
  expect(parseStatisticsFilters(search, '24h')).toEqual(parseStatisticsFilters(nothing, '24h'));
});

test('other parameters of the URL survive', () => {
  const next = formatStatisticsFilters(parseStatisticsFilters(nothing, '1h'), new URLSearchParams('ref=mail'));
  expect(next.toString()).toBe('ref=mail&range=1h');
});

test('what is written to the URL is read back the same', () => {
  const filters = fc.record({
    range: fc.constantFrom(...chartRanges),
    chain: text(64),
    method: text(128),
    timeZone: fc.constantFrom('local' as const, 'utc' as const),
  });
  fc.assert(
    fc.property(filters, (value) => {
      const search = new URLSearchParams(formatStatisticsFilters(value, nothing).toString());
      expect(parseStatisticsFilters(search, '24h')).toEqual(value);
    }),
  );
});
