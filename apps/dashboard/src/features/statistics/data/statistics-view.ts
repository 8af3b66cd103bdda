import { chartRanges, type ChartRange } from '@onepoint/app-state';
import { findServiceChain } from '@onepoint/chains';
import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import type { ChartZone } from '../../../shared/chart-card/chart-zone.ts';
import { granularitySteps } from './granularity.ts';

/** A part of time that was chosen or zoomed to. */
export interface StatisticsSpan {
  readonly fromMs: number;
  /** Null is now: the part grows. */
  readonly toMs: number | null;
}

/** What the layers of a stacked chart stand for. */
export const groupings = ['chain', 'method', 'status'] as const;
export type Grouping = (typeof groupings)[number];

/** What the table lists. */
export const tableContents = ['series', 'time'] as const;
export type TableContent = (typeof tableContents)[number];

/** What the statistics screen shows; lives in the address, so that a view can be shared and gone back to. */
export interface StatisticsView {
  /** How far back from now, while no span is chosen. */
  readonly range: ChartRange;
  readonly span: StatisticsSpan | null;
  /** Length of a bucket; null is as fits the time shown. */
  readonly granularityInSecs: number | null;
  /** Chain slug, null for all; the same for what follows. */
  readonly chain: string | null;
  readonly method: string | null;
  readonly apiKeyId: string | null;
  readonly providerId: string | null;
  /** Null is by chain, or by method once a chain is chosen. */
  readonly by: Grouping | null;
  readonly table: TableContent;
  readonly zone: ChartZone;
}

/** As the API takes them: it refuses what it does not know. */
const chain = otherwise(z.nullable(z.string().check(z.refine((slug) => findServiceChain(slug) !== undefined))), null);
const method = otherwise(z.nullable(z.string().check(z.regex(/^[\w.:-]{1,128}$/))), null);
const id = otherwise(z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/))), null);
/** Nothing was recorded before and nothing will be seen after; the time before a span that is compared with it stays one that can be written. */
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

/** The shortest span that can be looked at: a bucket of the finest granularity. */
const spanMinMs = 60_000;

function spanOf(fromMs: number | null, toMs: number | null): StatisticsSpan | null {
  if (fromMs === null) return null;
  return toMs === null || toMs - fromMs >= spanMinMs ? { fromMs, toMs } : null;
}

/**
 * Reads the view from a query string. What means nothing is left out, as if it were not there.
 *
 * @param rangeDefault the range where the address names none: the one chosen last
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

/** The query string of a view; other parameters stay. What is usual is not spelt out. */
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
