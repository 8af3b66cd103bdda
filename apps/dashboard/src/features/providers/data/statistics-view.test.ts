import { expect, test } from 'vitest';
import { formatStatisticsView, parseStatisticsView, rangeTerms } from './statistics-view.ts';

test('an address carries the view there and back, and keeps what else is in it', () => {
  const view = { providerId: 'prov_1', range: '7d', zone: 'utc' } as const;
  const search = formatStatisticsView(new URLSearchParams('scenario=provider'), view);
  expect(search.get('scenario')).toBe('provider');
  expect(parseStatisticsView(search)).toEqual(view);
});

test.each(['', 'range=2d&provider=', 'range=&provider=%3Cscript%3E&tz=mars'])('%j is all nodes, a day and local time', (text) => {
  expect(parseStatisticsView(new URLSearchParams(text))).toEqual({ providerId: null, range: '24h', zone: 'local' });
});

test('no range has more buckets than the API gives', () => {
  for (const { periodSecs, granularityInSecs } of Object.values(rangeTerms))
    expect(periodSecs / granularityInSecs).toBeLessThanOrEqual(500);
});
