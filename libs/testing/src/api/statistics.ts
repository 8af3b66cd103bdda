import { type Statistics, type StatisticsErrorStatus, contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { apiKeyOf, projectForAction, type FakeApiState } from './fake-api-state.ts';
import { mockCall } from './mock-call.ts';

export interface SeriesFixture {
  readonly chain: string;
  readonly method: string;
  /** Requests per bucket. Shorter lists are padded with zeros at the start. */
  readonly requests: readonly number[];
  /** Share of the requests that failed, 0 to 1. Default 0. */
  readonly errorRate?: number;
  /** Status of the failed requests. Default `upstreamError`. */
  readonly errorStatus?: StatisticsErrorStatus;
  /** Compute units per request. Default 20. */
  readonly computeUnits?: number;
  /** Median latency; the 95th percentile is four times as high. Default 4. */
  readonly p50Ms?: number;
}

export interface StatisticsFixtureParameters {
  readonly series?: readonly SeriesFixture[];
  readonly buckets?: number;
  readonly granularityInSecs?: number;
  /** End of the last bucket. */
  readonly to?: string;
  readonly cost?: string;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const latencyOf = (p50Ms: number, requests: number) => (requests === 0 ? { p50Ms: null, p95Ms: null } : { p50Ms, p95Ms: p50Ms * 4 });

/** A consistent statistics response whose totals are the sums of the buckets. Without series: a period without traffic. */
export function statisticsFixture({
  series = [],
  buckets = 60,
  granularityInSecs = 60,
  to = '2026-03-14T12:00:00.000Z',
  cost = '0.00',
}: StatisticsFixtureParameters = {}): Statistics {
  const endMs = Date.parse(to);
  const startMs = endMs - buckets * granularityInSecs * 1000;
  const statusErrors = new Map<StatisticsErrorStatus, number[]>();
  const full = series.map(({ chain, method, requests, errorRate = 0, errorStatus = 'upstreamError', computeUnits = 20, p50Ms = 4 }) => {
    const padded = [...Array.from({ length: Math.max(0, buckets - requests.length) }, () => 0), ...requests.slice(-buckets)];
    const errors = padded.map((count) => Math.round(count * errorRate));
    const units = padded.map((count) => count * computeUnits);
    const before = statusErrors.get(errorStatus);
    statusErrors.set(errorStatus, before ? errors.map((count, index) => count + (before[index] ?? 0)) : errors);
    const total = { requests: sum(padded), errors: sum(errors), computeUnits: sum(units), ...latencyOf(p50Ms, sum(padded)) };
    return { chain, method, requests: padded, errors, computeUnits: units, total };
  });
  const slowestMs = Math.max(0, ...series.map(({ p50Ms = 4 }) => p50Ms));
  const perBucket = Array.from({ length: buckets }, (_, index) =>
    latencyOf(slowestMs, sum(full.map(({ requests }) => requests[index] ?? 0))),
  );
  return {
    from: new Date(startMs).toISOString(),
    to,
    granularityInSecs,
    buckets: Array.from({ length: buckets }, (_, index) => new Date(startMs + index * granularityInSecs * 1000).toISOString()),
    series: full.toSorted((a, b) => b.total.requests - a.total.requests),
    errorsByStatus: [...statusErrors]
      .map(([status, errors]) => ({ status, errors, total: sum(errors) }))
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total),
    latency: {
      p50Ms: perBucket.map(({ p50Ms }) => p50Ms),
      p95Ms: perBucket.map(({ p95Ms }) => p95Ms),
      total: latencyOf(slowestMs, sum(full.map(({ total }) => total.requests))),
    },
    total: {
      requests: sum(full.map(({ total }) => total.requests)),
      errors: sum(full.map(({ total }) => total.errors)),
      computeUnits: sum(full.map(({ total }) => total.computeUnits)),
      cost,
    },
  };
}

export const statisticsHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getStatistics, () => state.statistics),
  mockCall(baseUrl, contract.getProjectStatistics, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.statistics;
  }),
  mockCall(baseUrl, contract.getApiKeyStatistics, ({ params }) => {
    apiKeyOf(state, params.projectId, params.apiKeyId);
    return state.statistics;
  }),
  mockCall(baseUrl, contract.getProvidersStatistics, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.statistics;
  }),
  mockCall(baseUrl, contract.getProviderStatistics, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.statistics;
  }),
];
