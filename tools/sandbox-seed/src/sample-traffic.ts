import { latencyBucket, type UsageRow } from '@onepoint/database';
import { computeUnitsOf, errorStatuses, type ErrorStatus } from '@onepoint/plans-domain';

export type SampleKeyName = 'production' | 'indexer' | 'staging';

/** Keys by name. They send requests once they exist. */
export type SampleKeys = ReadonlyMap<SampleKeyName, { readonly id: string; readonly createdAt: Date }>;

/** User-facing apps are busy during the day, an indexer works around the clock, developers work on weekdays. */
type Rhythm = 'users' | 'steady' | 'office';

interface Stream {
  readonly key: SampleKeyName;
  readonly chain: string;
  readonly method: string;
  /** Average requests per hour. */
  readonly hourly: number;
  readonly latencyMs: number;
  readonly errors: Readonly<Partial<Record<ErrorStatus, number>>>;
}

const rhythms: Readonly<Record<SampleKeyName, Rhythm>> = { production: 'users', indexer: 'steady', staging: 'office' };

const reverts = { upstreamError: 0.006, rateLimited: 0.0008 };
const sound = { rateLimited: 0.0006, upstreamFailed: 0.0002 };
const drafts = { upstreamError: 0.05, invalid: 0.02 };

const stream = (
  key: SampleKeyName,
  chain: string,
  method: string,
  hourly: number,
  latencyMs: number,
  errors: Stream['errors'] = sound,
): Stream => ({ key, chain, method, hourly, latencyMs, errors });

const streams: readonly Stream[] = [
  stream('production', 'ethereum', 'eth_call', 1800, 19, reverts),
  stream('production', 'ethereum', 'eth_blockNumber', 900, 4),
  stream('production', 'ethereum', 'eth_getBalance', 500, 14),
  stream('production', 'ethereum', 'eth_getTransactionReceipt', 400, 16),
  stream('production', 'ethereum', 'eth_estimateGas', 250, 31, { upstreamError: 0.03 }),
  stream('production', 'ethereum', 'eth_sendRawTransaction', 90, 48, { upstreamError: 0.012 }),
  stream('production', 'base', 'eth_call', 900, 12, reverts),
  stream('production', 'base', 'eth_getTransactionReceipt', 200, 11),
  stream('production', 'polygon', 'eth_call', 700, 15, reverts),
  stream('production', 'polygon', 'eth_blockNumber', 400, 4),
  stream('indexer', 'ethereum', 'eth_getLogs', 260, 86, { invalid: 0.002, upstreamFailed: 0.0006 }),
  stream('indexer', 'ethereum', 'eth_getBlockByNumber', 300, 24),
  stream('indexer', 'bsc', 'eth_getLogs', 200, 74, { invalid: 0.002, upstreamFailed: 0.0006 }),
  stream('indexer', 'bsc', 'eth_getBlockByNumber', 280, 21),
  stream('staging', 'base', 'eth_call', 60, 13, drafts),
  stream('staging', 'ethereum', 'eth_getBalance', 20, 15, drafts),
];

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/**
 * Length of the period that a row covers at this time. Recent traffic has one row per minute, as the gateway records it. Older traffic has fewer
 * rows, for a quick seed, but enough for charts of its period.
 */
export function sampleStepMs(at: Date, now: Date): number {
  const agoMs = now.getTime() - at.getTime();
  if (agoMs <= 2 * hourMs) return minuteMs;
  return agoMs <= 2 * dayMs ? 15 * minuteMs : hourMs;
}

interface SampleTrafficParameters {
  projectId: string;
  apiKeys: SampleKeys;
  /** Start of the history, from which growth is calculated. */
  startsAt: Date;
  from: Date;
  to: Date;
  /** Traffic close to this time has one row per minute. */
  now: Date;
}

/** Usage of the sample project in a period. The same parameters give the same rows. */
export function sampleTraffic({ projectId, apiKeys, startsAt, from, to, now }: SampleTrafficParameters): UsageRow[] {
  const rows: UsageRow[] = [];
  for (let atMs = from.getTime(); atMs < to.getTime();) {
    const stepMs = sampleStepMs(new Date(atMs), now);
    const random = createRandom(Math.round((atMs - startsAt.getTime()) / minuteMs));
    for (const { key, chain, method, hourly, latencyMs, errors } of streams) {
      const apiKey = apiKeys.get(key);
      if (apiKey === undefined || apiKey.createdAt.getTime() > atMs) continue;
      const days = (atMs - startsAt.getTime()) / dayMs;
      const expected = (hourly * stepMs * activity(rhythms[key], new Date(atMs)) * (0.85 + days / 100)) / hourMs;
      const requests = roundRandomly(expected * (0.85 + 0.3 * random()), random);
      if (requests === 0) continue;
      const { errorsByStatus, failed, charged } = outcomesOf(requests, errors, random);
      rows.push({
        projectId,
        apiKeyId: apiKey.id,
        chain,
        method,
        planId: 'PAYG',
        minute: new Date(atMs),
        requests,
        errors: failed,
        computeUnits: charged * computeUnitsOf(method),
        errorsByStatus,
        latencies: latencyCounters(charged, latencyMs * (0.9 + 0.2 * random())),
      });
    }
    atMs += stepMs;
  }
  return rows;
}

/** Results of the requests. Requests answered by a node are charged, even with an error. */
function outcomesOf(requests: number, errors: Stream['errors'], random: () => number) {
  let failed = 0;
  const errorsByStatus = errorStatuses.map((status) => {
    const count = Math.min(requests - failed, roundRandomly(requests * (errors[status] ?? 0), random));
    failed += count;
    return count;
  });
  const answeredWithError = errorsByStatus[errorStatuses.indexOf('upstreamError')] ?? 0;
  return { errorsByStatus, failed, charged: requests - failed + answeredWithError };
}

/** Activity relative to the average, by hour and weekday in UTC. */
function activity(rhythm: Rhythm, at: Date): number {
  if (rhythm === 'steady') return 1;
  const hour = at.getUTCHours() + at.getUTCMinutes() / 60;
  const isWeekend = at.getUTCDay() === 0 || at.getUTCDay() === 6;
  if (rhythm === 'office') return isWeekend || hour < 8 || hour >= 18 ? 0 : 3.4;
  // Peaks in the afternoon, lowest at night.
  const daily = 1 + 0.62 * Math.cos(((hour - 15.5) / 24) * 2 * Math.PI);
  return daily * (isWeekend ? 0.74 : 1.1);
}

/** Shares of the buckets around the median: most responses are close to it, and a few take several times as long. */
const latencyShares = [
  [-3, 0.05],
  [-2, 0.11],
  [-1, 0.19],
  [0, 0.23],
  [1, 0.18],
  [2, 0.11],
  [3, 0.07],
  [5, 0.04],
  [8, 0.015],
  [12, 0.005],
] as const;

/** Counters by `latencyBucket` that add up to the number of requests. */
function latencyCounters(requests: number, medianMs: number): number[] {
  const counters: number[] = [];
  let share = 0;
  let counted = 0;
  for (const [offset, part] of latencyShares) {
    share += part;
    const count = Math.round(requests * share) - counted;
    counted += count;
    const bucket = Math.max(0, latencyBucket(medianMs) + offset);
    counters[bucket] = (counters[bucket] ?? 0) + count;
  }
  return Array.from(counters, (count) => count ?? 0);
}

/** Rounds so that the average over many results is exact. */
const roundRandomly = (exact: number, random: () => number): number => Math.floor(exact + random());

/** A sequence of numbers between 0 and 1, determined by the seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
