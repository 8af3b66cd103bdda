import { type Statistics, type StatisticsErrorStatus, contract, type Charges, type Usage, type UsageSummary } from '@onepoint/api-contract';
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

const dayMs = 86_400_000;
const nothing = { requests: 0, errors: 0, computeUnits: 0, cost: '0.00' };

/** The charge in cents. Default: nothing. */
export function chargesFixture({ usage = 0, packages = 0, plans = 0 }: Partial<Omit<Charges, 'total'>> = {}): Charges {
  return { usage, packages, plans, total: usage + packages + plans };
}

/** Usage of a project in a period. Default: no usage. */
export function usageFixture(usage: Partial<Usage> = {}): Usage {
  const { from = '2026-03-01T00:00:00.000Z', to = '2026-03-15T00:00:00.000Z', total = nothing } = usage;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
  return {
    from,
    to,
    byDay: Array.from({ length: days }, (_, index) => ({
      day: new Date(Date.parse(from) + index * dayMs).toISOString(),
      ...nothing,
      charges: chargesFixture(),
    })),
    byMethod: [],
    byApiKey: [],
    total,
    charges: chargesFixture(),
    ...usage,
  };
}

/** Usage summary of a project. Default: the free plan without usage. */
export function usageSummaryFixture(summary: Partial<UsageSummary> = {}): UsageSummary {
  return {
    today: { ...nothing, charges: chargesFixture() },
    monthToDate: { ...nothing, charges: chargesFixture() },
    average: null,
    runwayDays: null,
    forecast: { days: 30, usage: 0, packages: 0, plans: 0, total: 0, deposit: null },
    limits: [
      { name: 'requestsPerSecond', max: 50, used: 0 },
      { name: 'computeUnitsPerSecond', max: 1_000, used: 0 },
      { name: 'computeUnitsPerDay', max: 1_000_000, used: 0 },
      { name: 'connectionsPerKey', max: 20, used: 0 },
    ],
    ...summary,
  };
}

export const usageHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getUsage, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.usage;
  }),
  mockCall(baseUrl, contract.getUsageSummary, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.usageSummary;
  }),
];
