import type { Statistics } from '@onepoint/api-contract';
import { statisticsFixture, type SeriesFixture } from '../api/statistics.ts';

interface DemoStatisticsQuery {
  readonly from: string;
  readonly to: string;
  readonly granularityInSecs?: number | undefined;
  readonly chain?: string | undefined;
  readonly method?: string | undefined;
}

const bucketsMax = 500;
const daySecs = 86_400;
/** Price of pay as you go (`@onepoint/plans-domain`). */
const usdPerMillion = 0.39;

/** Traffic of the demo projects: requests per minute at noon, error rate, compute units per call. */
const traffic = [
  { chain: 'ethereum', method: 'eth_call', perMinute: 210, errorRate: 0.004, computeUnits: 26 },
  { chain: 'base', method: 'eth_getLogs', perMinute: 74, errorRate: 0.021, computeUnits: 60 },
  { chain: 'ethereum', method: 'eth_blockNumber', perMinute: 58, errorRate: 0, computeUnits: 10 },
  { chain: 'polygon', method: 'eth_getBalance', perMinute: 33, errorRate: 0.002, computeUnits: 20 },
  { chain: 'bsc', method: 'eth_sendRawTransaction', perMinute: 6, errorRate: 0.08, computeUnits: 40 },
] as const;

/** Share of noon traffic: a quarter at midnight UTC, all of it at noon, with variation per series. */
function share(second: number, phase: number): number {
  const day = (1 - Math.cos((2 * Math.PI * second) / daySecs)) / 2;
  const ripple = Math.sin(second / 1733 + phase) * 0.13 + Math.sin(second / 397 + phase * 2) * 0.07;
  return Math.max(0, 0.25 + 0.75 * day + ripple);
}

/** Deterministic statistics for any period. Buckets after `now` are zero. */
export function demoStatistics({ from, to, granularityInSecs = 60, chain, method }: DemoStatisticsQuery, now: Date): Statistics {
  const periodSecs = (Date.parse(to) - Date.parse(from)) / 1000;
  const stepSecs = Math.max(granularityInSecs, Math.ceil(periodSecs / (bucketsMax - 1) / 60) * 60);
  const endSecs = Math.ceil(Date.parse(to) / 1000 / stepSecs) * stepSecs;
  const buckets = Math.ceil((endSecs - Date.parse(from) / 1000) / stepSecs);
  const shown = traffic.filter((row) => (chain ?? row.chain) === row.chain && (method ?? row.method) === row.method);
  const series: SeriesFixture[] = shown.map((row, index) => ({
    chain: row.chain,
    method: row.method,
    errorRate: row.errorRate,
    computeUnits: row.computeUnits,
    requests: Array.from({ length: buckets }, (_, bucket) => {
      const second = endSecs - (buckets - bucket) * stepSecs;
      return second * 1000 > now.getTime() ? 0 : Math.round((row.perMinute * stepSecs * share(second, index)) / 60);
    }),
  }));
  const computeUnits = series.reduce((sum, row) => sum + (row.computeUnits ?? 0) * row.requests.reduce((count, one) => count + one, 0), 0);
  const cost = ((computeUnits / 1_000_000) * usdPerMillion).toFixed(2);
  return statisticsFixture({ series, buckets, granularityInSecs: stepSecs, to: new Date(endSecs * 1000).toISOString(), cost });
}
