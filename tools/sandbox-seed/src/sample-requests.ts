import { latencyQuantile, type NewLoggedRequest, type UsageRow } from '@onepoint/database';
import { computeUnitsOf, errorStatuses, requestLog, type ErrorStatus } from '@onepoint/plans-domain';
import { createRandom, dayMs, minuteMs, sampleStepMs } from './sample-traffic.ts';

interface SampleRequestsParameters {
  /** Usage of the sample project that the request log is derived from. */
  rows: readonly UsageRow[];
  /** End of the history. */
  now: Date;
}

/** Successful calls of a key that the gateway logs per minute. */
const succeededPerMinute = 60 / requestLog.succeededEverySecs;

/** The gateway's log of this usage, oldest first: every failed call, and a sample of the successful ones where usage has one row per minute. */
export function sampleRequests({ rows, now }: SampleRequestsParameters): NewLoggedRequest[] {
  const kept = rows.filter(({ minute }) => now.getTime() - minute.getTime() < requestLog.daysKept * dayMs);
  const recent = kept.filter(({ minute }) => sampleStepMs(minute, now) === minuteMs);
  const byKeyAndMinute = Map.groupBy(recent, ({ apiKeyId, minute }) => `${apiKeyId} ${minute.toISOString()}`);
  const random = createRandom(rows.length);
  const calls = [
    ...kept.flatMap((row) => failedCalls(row, now, random)),
    ...[...byKeyAndMinute.values()].flatMap((together) => succeededCalls(together, now, random)),
  ];
  return calls.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function failedCalls(row: UsageRow, now: Date, random: () => number): NewLoggedRequest[] {
  return errorStatuses.flatMap((status, index) =>
    Array.from({ length: row.errorsByStatus?.[index] ?? 0 }, () => call(row, now, random, status)),
  );
}

function succeededCalls(rows: readonly UsageRow[], now: Date, random: () => number): NewLoggedRequest[] {
  const succeeded = rows.flatMap((row) => Array.from({ length: row.requests - row.errors }, () => row));
  const count = Math.min(succeeded.length, succeededPerMinute);
  return Array.from({ length: count }, () => succeeded[Math.floor(random() * succeeded.length)]).flatMap((row) =>
    row === undefined ? [] : [call(row, now, random, 'succeeded')],
  );
}

function call(row: UsageRow, now: Date, random: () => number, status: ErrorStatus | 'succeeded'): NewLoggedRequest {
  const { projectId, apiKeyId, chain, method, minute } = row;
  const stepMs = Math.min(sampleStepMs(minute, now), now.getTime() - minute.getTime());
  const isCharged = status === 'succeeded' || status === 'upstreamError';
  return {
    projectId,
    apiKeyId,
    requestId: createRequestId(random),
    chain,
    method,
    transport: 'http',
    status,
    code: status === 'succeeded' ? null : codeOf(status, method),
    latencyMs: isCharged ? latencyOf(row, random) : status === 'upstreamFailed' ? 8_000 + 40 * random() : null,
    computeUnits: isCharged ? computeUnitsOf(method) : 0,
    createdAt: new Date(minute.getTime() + Math.floor(random() * stepMs)),
  };
}

const latencyOf = ({ latencies = [] }: UsageRow, random: () => number): number | null => {
  const middle = latencyQuantile(latencies, 1 - random());
  return middle === null ? null : middle * (0.95 + 0.1 * random());
};

/** Error code that a node or the gateway returns for a call with this status. */
function codeOf(status: ErrorStatus, method: string): string {
  if (status === 'upstreamError') return nodeErrors.get(method) ?? '-32602';
  if (status === 'upstreamFailed') return method === 'eth_getLogs' ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_FAILED';
  return status === 'rateLimited' ? 'KEY_RATE_LIMITED' : 'INVALID_REQUEST';
}

/** Error codes of nodes by method: reverts, and transactions that the node rejects. All other calls fail because of invalid parameters. */
const nodeErrors: ReadonlyMap<string, string> = new Map([
  ['eth_call', '3'],
  ['eth_estimateGas', '3'],
  ['eth_sendRawTransaction', '-32000'],
]);

const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function createRequestId(random: () => number): string {
  return `req_${Array.from({ length: 20 }, () => idAlphabet[Math.floor(random() * idAlphabet.length)]).join('')}`;
}
