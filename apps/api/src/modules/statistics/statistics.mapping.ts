import type { Statistics } from '@onepoint/api-contract';
import { addCounters, latencyQuantile, unpackCounters, type Counters } from '@onepoint/database';
import { formatMicrocents, errorStatuses } from '@onepoint/plans-domain';
import type { Buckets } from './choose-buckets.ts';
import type { PackedRow, SeriesRow, StatisticsRow } from './statistics.repository.ts';

/**
 * Most frequent status first. Leaves out statuses without errors. Errors without a status are `unclassified`.
 *
 * @param errors all errors per bucket
 * @param classified errors per bucket and status, in the order of `errorStatuses`
 */
export function toErrorsByStatus(errors: readonly number[], classified: readonly Counters[]): Statistics['errorsByStatus'] {
  const known = errorStatuses.map((status, index) => ({ status, errors: errors.map((_, bucket) => classified[bucket]?.[index] ?? 0) }));
  const rest = errors.map((all, bucket) => all - sum(classified[bucket] ?? []));
  return [...known, { status: 'unclassified' as const, errors: rest }]
    .map((entry) => ({ ...entry, total: sum(entry.errors) }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function toLatency(counters: Counters): Statistics['latency']['total'] {
  return { p50Ms: latencyQuantile(counters, 0.5), p95Ms: latencyQuantile(counters, 0.95) };
}

type Series = Statistics['series'][number];

const seriesKey = ({ chain, method }: { chain: string | null; method: string | null }): string => JSON.stringify([chain, method]);

/** Empty buckets are zero. The busiest chain and method come first. */
export function toStatistics(rows: readonly StatisticsRow[], { fromSecs, widthSecs, count }: Buckets): Statistics {
  const instants = Array.from({ length: count + 1 }, (_, index) => toInstant(fromSecs + index * widthSecs));
  const series = new Map<string, Series>();
  const total = { requests: 0, errors: 0, computeUnits: 0 };
  const errors = zeros(count);
  let microcents = 0n;

  for (const row of rows.filter((one) => one.kind === 'series')) {
    const entry = series.get(seriesKey(row)) ?? emptySeries(row, count);
    series.set(seriesKey(row), entry);
    const counts = { requests: Number(row.requests), errors: Number(row.errors), computeUnits: Number(row.compute_units) };
    for (const name of ['requests', 'errors', 'computeUnits'] as const) {
      entry[name][row.bucket] = counts[name];
      entry.total[name] += counts[name];
      total[name] += counts[name];
    }
    errors[row.bucket] = (errors[row.bucket] ?? 0) + counts.errors;
    microcents += BigInt(row.microcents);
  }

  const packed = rows.filter((one): one is PackedRow => one.kind !== 'series');
  for (const row of packed.filter(({ kind }) => kind === 'method')) {
    Object.assign(series.get(seriesKey(row))?.total ?? {}, toLatency(unpackCounters(row.latencies)));
  }
  const ofBuckets = packed.filter(({ kind }) => kind === 'bucket');
  const classified = byBucket(ofBuckets, count, (row) => unpackCounters(row.errors_by_status ?? '0'));
  const latencies = byBucket(ofBuckets, count, (row) => unpackCounters(row.latencies));
  const ofEach = latencies.map((counters) => toLatency(counters));

  return {
    from: instants[0] ?? '',
    to: instants[count] ?? '',
    granularityInSecs: widthSecs,
    buckets: instants.slice(0, count),
    series: [...series.values()].toSorted((a, b) => b.total.requests - a.total.requests || compareNames(a, b)),
    errorsByStatus: toErrorsByStatus(errors, classified),
    latency: {
      p50Ms: ofEach.map(({ p50Ms }) => p50Ms),
      p95Ms: ofEach.map(({ p95Ms }) => p95Ms),
      total: toLatency(latencies.reduce<Counters>(addCounters, [])),
    },
    total: { ...total, cost: formatMicrocents(microcents) },
  };
}

const firstMs = Date.parse('0001-01-01T00:00:00.000Z');
const lastMs = Date.parse('9999-12-31T23:59:59.999Z');

/** The outer buckets can exceed the years that the contract allows. */
const toInstant = (secs: number): string => new Date(Math.min(lastMs, Math.max(firstMs, secs * 1000))).toISOString();

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

function byBucket(rows: readonly PackedRow[], count: number, read: (row: PackedRow) => Counters): Counters[] {
  const counters = Array.from({ length: count }, (): Counters => []);
  for (const row of rows) if (row.bucket !== null) counters[row.bucket] = read(row);
  return counters;
}

function emptySeries({ chain, method }: SeriesRow, count: number): Series {
  const total = { requests: 0, errors: 0, computeUnits: 0, p50Ms: null, p95Ms: null };
  return { chain, method, requests: zeros(count), errors: zeros(count), computeUnits: zeros(count), total };
}

function compareNames(a: Series, b: Series): number {
  const [first, second] = [`${a.chain} ${a.method}`, `${b.chain} ${b.method}`];
  return first < second ? -1 : Number(first > second);
}
