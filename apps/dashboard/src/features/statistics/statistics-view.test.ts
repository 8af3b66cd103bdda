import { statisticsBucketsMax } from '@onepoint/api-contract';
import { chartRanges } from '@onepoint/app-state';
import { serviceChains } from '@onepoint/chains';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  rangeSecs,
  formatStatisticsView,
  granularitySteps,
  groupings,
  offeredGranularities,
  parseStatisticsView,
  type StatisticsView,
  suitedGranularity,
  tableContents,
  statisticsPeriod,
} from './statistics-view.ts';

describe('granularity', () => {
  test('splits each preset range into 60 to 120 whole buckets', () => {
    for (const range of chartRanges) {
      const buckets = rangeSecs[range] / suitedGranularity(rangeSecs[range]);
      expect(buckets).toBe(Math.round(buckets));
      expect(buckets).toBeGreaterThanOrEqual(60);
      expect(buckets).toBeLessThanOrEqual(120);
    }
  });

  test('never offers more buckets than the API returns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 2 * 366 * 86_400 }), (lengthSecs) => {
        expect(lengthSecs / suitedGranularity(lengthSecs)).toBeLessThan(statisticsBucketsMax);
        for (const step of offeredGranularities(lengthSecs)) expect(lengthSecs / step).toBeLessThan(statisticsBucketsMax);
      }),
    );
  });

  test('offers 5 minutes to 6 hours for a day', () => {
    expect(offeredGranularities(86_400)).toEqual([300, 900, 3600, 7200, 21_600]);
  });
});

describe('view in the URL', () => {
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

  test('defaults to the last range, no filters and local time', () => {
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
  ])('ignores invalid values: %o', (search) => {
    expect(parseStatisticsView(new URLSearchParams(search), '7d')).toEqual(usual);
  });

  test('ends a span without an end now', () => {
    const { span } = parseStatisticsView(new URLSearchParams('from=2026-03-14T12:00:00Z'), '7d');
    expect(span).toEqual({ fromMs: Date.UTC(2026, 2, 14, 12), toMs: null });
  });

  test('keeps other parameters and omits defaults', () => {
    expect(formatStatisticsView(usual, new URLSearchParams('ref=mail&tz=utc')).toString()).toBe('ref=mail&range=7d');
  });

  test('round-trips any view through the URL', () => {
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
});

describe('statisticsPeriod', () => {
  const nowMs = Date.UTC(2026, 2, 14, 12, 0, 10);
  const fromMs = Date.UTC(2026, 2, 14, 10);

  test('compares a sliding range with the previous one', () => {
    expect(statisticsPeriod({ range: '1h', span: null }, nowMs)).toEqual({
      period: { periodSecs: 3600 },
      before: { periodSecs: 3600, endsSecsAgo: 3600 },
      lengthSecs: 3600,
      isLive: true,
    });
  });

  test('keeps a past span', () => {
    expect(statisticsPeriod({ range: '1h', span: { fromMs, toMs: fromMs + 3_600_000 } }, nowMs)).toEqual({
      period: { from: '2026-03-14T10:00:00.000Z', to: '2026-03-14T11:00:00.000Z' },
      before: { from: '2026-03-14T09:00:00.000Z', to: '2026-03-14T10:00:00.000Z' },
      lengthSecs: 3600,
      isLive: false,
    });
  });

  test('rounds a span until now up to the minute', () => {
    const open = { range: '1h', span: { fromMs, toMs: null } } as const;
    expect(statisticsPeriod(open, nowMs)).toMatchObject({ period: { to: '2026-03-14T12:01:00.000Z' }, isLive: true });
    expect(statisticsPeriod(open, nowMs + 30_000).period).toEqual(statisticsPeriod(open, nowMs).period);
    expect(statisticsPeriod(open, nowMs + 40_000).period.to).toBe('2026-03-14T12:02:00.000Z');
  });

  test('never returns a negative span', () => {
    const { lengthSecs } = statisticsPeriod({ range: '1h', span: { fromMs: nowMs + 86_400_000, toMs: null } }, nowMs);
    expect(lengthSecs).toBe(60);
  });
});
