import { chartRanges } from '@onepoint/app-state';
import { serviceChains } from '@onepoint/chains';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { granularitySteps } from './granularity.ts';
import { formatStatisticsView, groupings, parseStatisticsView, tableContents, type StatisticsView } from './statistics-view.ts';

const nothing = new URLSearchParams();
const usual: StatisticsView = {
  range: '7d',
  span: null,
  granularityInSecs: null,
  chain: null,
  method: null,
  apiKeyId: null,
  providerId: null,
  by: null,
  table: 'series',
  zone: 'local',
};

test('without a query the range chosen last shows everything in local time', () => {
  expect(parseStatisticsView(nothing, '7d')).toEqual(usual);
});

test.each<Record<string, string>>([
  { range: '2y', chain: '', method: 'x'.repeat(129), tz: 'mars', by: 'moon', table: 'chair', key: '../x', provider: 'a b' },
  { chain: 'ether\u0000eum', method: 'eth\ncall' },
  { chain: 'atlantis', method: 'eth call' },
  { from: '0001-01-01T00:00:00Z', to: '9999-12-31T00:00:00Z' },
  { granularity: '61' },
  { granularity: 'x' },
  { from: 'yesterday', to: '2026-03-14' },
  { to: '2026-03-14T12:00:00Z' },
  { from: '2026-03-14T12:00:00Z', to: '2026-03-14T11:00:00Z' },
  { from: '2026-03-14T12:00:00Z', to: '2026-03-14T12:00:59Z' },
])('what means nothing is as good as absent: %o', (search) => {
  expect(parseStatisticsView(new URLSearchParams(search), '7d')).toEqual(usual);
});

test('a span without an end lasts until now', () => {
  const { span } = parseStatisticsView(new URLSearchParams('from=2026-03-14T12:00:00Z'), '7d');
  expect(span).toEqual({ fromMs: Date.UTC(2026, 2, 14, 12), toMs: null });
});

test('other parameters of the address survive, and what is usual is not spelt out', () => {
  expect(formatStatisticsView(usual, new URLSearchParams('ref=mail&tz=utc')).toString()).toBe('ref=mail&range=7d');
});

test('what is written to the address is read back the same', () => {
  const id = fc.option(fc.stringMatching(/^[\w-]{1,64}$/));
  const span = fc
    .record({ fromMs: fc.integer({ min: Date.UTC(2000), max: 4e12 }), lengthMs: fc.option(fc.integer({ min: 60_000, max: 1e11 })) })
    .map(({ fromMs, lengthMs }) => ({ fromMs, toMs: lengthMs === null ? null : fromMs + lengthMs }));
  const views = fc.record<StatisticsView>({
    range: fc.constantFrom(...chartRanges),
    span: fc.option(span),
    granularityInSecs: fc.option(fc.constantFrom(...granularitySteps)),
    chain: fc.option(fc.constantFrom(...serviceChains.map(({ slug }) => slug))),
    method: fc.option(fc.stringMatching(/^[\w.:-]{1,128}$/)),
    apiKeyId: id,
    providerId: id,
    by: fc.option(fc.constantFrom(...groupings)),
    table: fc.constantFrom(...tableContents),
    zone: fc.constantFrom('local' as const, 'utc' as const),
  });
  fc.assert(
    fc.property(views, (view) => {
      const search = new URLSearchParams(formatStatisticsView(view, nothing).toString());
      expect(parseStatisticsView(search, '24h')).toEqual(view);
    }),
  );
});
