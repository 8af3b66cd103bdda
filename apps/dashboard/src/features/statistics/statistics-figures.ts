import type { Statistics, StatisticsErrorStatus } from '@onepoint/api-contract';
import type { SeriesColor, TimeSeriesData } from '@onepoint/charts';
import { formatMicrocents, isPlanId, usageCost } from '@onepoint/plans-domain';

/** Relative change from the previous period: 0.12 means up 12%. Null if the previous period is empty. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}

/** Exact cost in dollars. Null for a plan this version doesn't know. */
export function rowCost(computeUnits: number, planId: string): string | null {
  return isPlanId(planId) ? formatMicrocents(usageCost(computeUnits, planId)) : null;
}

type BucketColumn = 'requests' | 'errors' | 'computeUnits' | 'p50' | 'p95';

export function bucketData({ buckets, series, latency }: Statistics, texts: Readonly<Record<BucketColumn, string>>): TimeSeriesData {
  const sumOf = (count: 'requests' | 'errors' | 'computeUnits') =>
    buckets.map((_, index) => series.reduce((sum, one) => sum + (one[count][index] ?? 0), 0));
  return {
    timesMs: buckets.map((bucket) => Date.parse(bucket)),
    series: [
      { id: 'requests', label: texts.requests, values: sumOf('requests') },
      { id: 'errors', label: texts.errors, values: sumOf('errors') },
      { id: 'computeUnits', label: texts.computeUnits, values: sumOf('computeUnits') },
      { id: 'p50', label: texts.p50, values: latency.p50Ms },
      { id: 'p95', label: texts.p95, values: latency.p95Ms },
    ],
  };
}

interface LatencyTexts {
  readonly p50: string;
  readonly p95: string;
}

/** Median and 95th percentile over time, with gaps for empty buckets. */
export function latencyData({ buckets, latency }: Pick<Statistics, 'buckets' | 'latency'>, { p50, p95 }: LatencyTexts): TimeSeriesData {
  return {
    timesMs: buckets.map((bucket) => Date.parse(bucket)),
    series: [
      { id: 'p50', label: p50, values: latency.p50Ms, color: 'chart-2' },
      { id: 'p95', label: p95, values: latency.p95Ms, color: 'chart-1' },
    ],
  };
}

export type RequestStatus = StatisticsErrorStatus | 'ok';

interface StatusGroup {
  readonly key: RequestStatus;
  /** Number of requests per bucket. */
  readonly values: readonly number[];
}

/** Each status has the same color in every chart. */
export const statusColors: Readonly<Record<RequestStatus, SeriesColor>> = {
  ok: 'chart-2',
  rateLimited: 'chart-3',
  unpaid: 'chart-8',
  forbidden: 'chart-4',
  invalid: 'chart-1',
  upstreamError: 'chart-6',
  upstreamFailed: 'chart-5',
  internal: 'chart-7',
  unclassified: 'chart-8',
};

/** Most frequent first. */
export function errorGroups({ errorsByStatus }: Pick<Statistics, 'errorsByStatus'>): StatusGroup[] {
  return errorsByStatus.map(({ status, errors }) => ({ key: status, values: errors }));
}

/** Successes first, then errors. */
export function statusGroups(statistics: Pick<Statistics, 'buckets' | 'series' | 'errorsByStatus'>): StatusGroup[] {
  const ok = statistics.buckets.map((_, index) =>
    statistics.series.reduce((sum, { requests, errors }) => sum + (requests[index] ?? 0) - (errors[index] ?? 0), 0),
  );
  return [{ key: 'ok', values: ok }, ...errorGroups(statistics)];
}

export type Measure = 'requests' | 'errors' | 'computeUnits';

interface SeriesGroup {
  /** Chain slug or method. Null for all others. */
  readonly key: string | null;
  /** One value per bucket. */
  readonly values: readonly number[];
  readonly total: number;
}

const add = (into: number[], values: readonly number[]): void =>
  values.forEach((value, index) => (into[index] = (into[index] ?? 0) + value));

/** Layers of stacked bars: series summed by chain or method, largest first. The last layer sums all beyond `groupsMax`. */
export function groupSeries(
  statistics: Pick<Statistics, 'series' | 'buckets'>,
  by: 'chain' | 'method',
  measure: Measure,
  groupsMax: number,
): SeriesGroup[] {
  const sums = new Map<string, number[]>();
  for (const series of statistics.series) {
    const values = sums.get(series[by]) ?? statistics.buckets.map(() => 0);
    add(values, series[measure]);
    sums.set(series[by], values);
  }
  const groups = [...sums]
    .map(([key, values]) => ({ key, values, total: values.reduce((sum, value) => sum + value, 0) }))
    .toSorted((a, b) => b.total - a.total || a.key.localeCompare(b.key));
  if (groups.length <= groupsMax) return groups;
  const rest = statistics.buckets.map(() => 0);
  for (const group of groups.slice(groupsMax)) add(rest, group.values);
  return [...groups.slice(0, groupsMax), { key: null, values: rest, total: rest.reduce((sum, value) => sum + value, 0) }];
}

/**
 * Keeps groups in their previous order with new ones last, so that layers don't swap places when live figures arrive.
 *
 * @param before keys in the previous order
 */
export function keepOrder<Group extends { readonly key: string | null }>(
  before: ReadonlyArray<string | null>,
  groups: readonly Group[],
): readonly Group[] {
  const placeOf = ({ key }: Group) => {
    // "Others" is always last.
    if (key === null) return Number.POSITIVE_INFINITY;
    const place = before.indexOf(key);
    return place === -1 ? before.length : place;
  };
  return groups.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}
