import type { StatisticsPeriod } from '@onepoint/api-client';
import { statisticsBucketsMax } from '@onepoint/api-contract';
import { type ChartRange, chartRanges } from '@onepoint/app-state';
import { findServiceChain } from '@onepoint/chains';
import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import type { ChartZone } from '../../shared/chart-card/chart-controls.tsx';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Bucket lengths in seconds. */
export const granularitySteps = [minute, 5 * minute, 15 * minute, hour, 2 * hour, 6 * hour, day, 7 * day] as const;

/** More buckets would be too narrow to point at. */
const bucketsMax = 120;

const longest = 7 * day;

/** Default bucket length in seconds: the shortest that gives at most 120 buckets. */
export function suitedGranularity(lengthSecs: number): number {
  return granularitySteps.find((step) => lengthSecs / step <= bucketsMax) ?? longest;
}

/** Selectable bucket lengths: at least two buckets, and no more than the API returns. */
export function offeredGranularities(lengthSecs: number): readonly number[] {
  return granularitySteps.filter((step) => lengthSecs / step >= 2 && lengthSecs / step < statisticsBucketsMax);
}

/** Selected or zoomed time range. */
export interface StatisticsSpan {
  readonly fromMs: number;
  /** Null means now. */
  readonly toMs: number | null;
}

export const groupings = ['chain', 'method', 'status'] as const;
export type Grouping = (typeof groupings)[number];

export const tableContents = ['series', 'time'] as const;
export type TableContent = (typeof tableContents)[number];

/** Kept in the URL, so that users can share views and go back. */
export interface StatisticsView {
  /** Preset range up to now. Used while `span` is null. */
  readonly range: ChartRange;
  readonly span: StatisticsSpan | null;
  /** Null means automatic. */
  readonly granularityInSecs: number | null;
  /** Chain slug. Null means all, here and in the next three filters. */
  readonly chain: string | null;
  readonly method: string | null;
  readonly apiKeyId: string | null;
  readonly providerId: string | null;
  /** Null means by chain, or by method if a chain is selected. */
  readonly by: Grouping | null;
  readonly table: TableContent;
  readonly zone: ChartZone;
}

// Accept only values that the API accepts.
const chain = otherwise(z.nullable(z.string().check(z.refine((slug) => findServiceChain(slug) !== undefined))), null);
const method = otherwise(z.nullable(z.string().check(z.regex(/^[\w.:-]{1,128}$/))), null);
const id = otherwise(z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/))), null);
/** Keeps both the span and its previous period within dates ISO 8601 can express. */
const [instantMinMs, instantMaxMs] = [Date.UTC(2000), Date.UTC(2100)];
const knownMs = z.number().check(z.minimum(instantMinMs), z.maximum(instantMaxMs));
const instantMs = otherwise(z.nullable(z.pipe(z.pipe(z.iso.datetime(), z.transform(Date.parse)), knownMs)), null);

const searchSchema = z.object({
  range: otherwise(z.nullable(z.enum(chartRanges)), null),
  from: instantMs,
  to: instantMs,
  granularity: otherwise(z.nullable(z.pipe(z.coerce.number(), z.literal([...granularitySteps]))), null),
  chain,
  method,
  key: id,
  provider: id,
  by: otherwise(z.nullable(z.enum(groupings)), null),
  table: otherwise(z.enum(tableContents), 'series'),
  tz: otherwise(z.enum(['local', 'utc']), 'local'),
});

const minuteMs = 60_000;
/** One bucket of the shortest length. */
const spanMinMs = minuteMs;

function spanOf(fromMs: number | null, toMs: number | null): StatisticsSpan | null {
  if (fromMs === null) return null;
  return toMs === null || toMs - fromMs >= spanMinMs ? { fromMs, toMs } : null;
}

/**
 * Ignores invalid values.
 *
 * @param rangeDefault used if the query has no range: the last one selected
 */
export function parseStatisticsView(search: URLSearchParams, rangeDefault: ChartRange): StatisticsView {
  const names = Object.keys(searchSchema.shape);
  const found = searchSchema.parse(Object.fromEntries(names.map((name) => [name, search.get(name)])));
  return {
    range: found.range ?? rangeDefault,
    span: spanOf(found.from, found.to),
    granularityInSecs: found.granularity,
    chain: found.chain,
    method: found.method,
    apiKeyId: found.key,
    providerId: found.provider,
    by: found.by,
    table: found.table,
    zone: found.tz,
  };
}

const instant = (timeMs: number | null | undefined) => (timeMs === null || timeMs === undefined ? null : new Date(timeMs).toISOString());

/** Writes a view to a query string. Omits defaults and keeps other parameters. */
export function formatStatisticsView(view: StatisticsView, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  const values: Record<keyof typeof searchSchema.shape, string | null> = {
    range: view.range,
    from: instant(view.span?.fromMs),
    to: instant(view.span?.toMs),
    granularity: view.granularityInSecs === null ? null : String(view.granularityInSecs),
    chain: view.chain,
    method: view.method,
    key: view.apiKeyId,
    provider: view.providerId,
    by: view.by,
    table: view.table === 'series' ? null : view.table,
    tz: view.zone === 'local' ? null : view.zone,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const clearFilters = { chain: null, method: null, apiKeyId: null, providerId: null } satisfies Partial<StatisticsView>;

export function isFiltered(view: StatisticsView): boolean {
  return [view.chain, view.method, view.apiKeyId, view.providerId].some((filter) => filter !== null);
}

export const rangeSecs: Readonly<Record<ChartRange, number>> = {
  '1h': hour,
  '24h': day,
  '7d': 7 * day,
  '30d': 30 * day,
  '90d': 90 * day,
};

interface ShownPeriod {
  readonly period: StatisticsPeriod;
  /** The preceding period of the same length, for comparison. */
  readonly before: StatisticsPeriod;
  readonly lengthSecs: number;
  /** True if the period ends now. */
  readonly isLive: boolean;
}

/** Maximum age of the `nowMs` argument. */
const lateMs = 15_000;
const toInstant = (timeMs: number) => new Date(timeMs).toISOString();

/**
 * Returns a view's period and the preceding one of the same length. Rounds a span that ends now up to the minute, so that its query key
 * changes only once per minute.
 *
 * @param nowMs at most 15 s old
 */
export function statisticsPeriod({ range, span }: Pick<StatisticsView, 'range' | 'span'>, nowMs: number): ShownPeriod {
  if (span === null) {
    const periodSecs = rangeSecs[range];
    return { period: { periodSecs }, before: { periodSecs, endsSecsAgo: periodSecs }, lengthSecs: periodSecs, isLive: true };
  }
  const { fromMs } = span;
  const toMs = span.toMs ?? Math.max(Math.ceil((nowMs + lateMs) / minuteMs) * minuteMs, fromMs + minuteMs);
  return {
    period: { from: toInstant(fromMs), to: toInstant(toMs) },
    before: { from: toInstant(2 * fromMs - toMs), to: toInstant(fromMs) },
    lengthSecs: (toMs - fromMs) / 1000,
    isLive: toMs > nowMs,
  };
}
