import { describe, expect, it } from 'vitest';
import { DailyUsage } from '../limits/key-usage.ts';
import { KeyLimiter } from '../limits/key-limiter.ts';
import { RequestLog } from '../metering/request-log.ts';
import { UsageMeter } from '../metering/usage-meter.ts';
import { GatewayMetrics } from '../metrics/gateway-metrics.ts';
import { noFailures } from '../rpc/judge-answer.ts';
import { parseRequest } from '../rpc/parse-request.ts';
import { testAccess, testCaller } from '../testing/access.ts';
import { meter, unreadRequest } from './meter.ts';

const batch = parseRequest(
  '[{"jsonrpc":"2.0","id":1,"method":"eth_call"},{"jsonrpc":"2.0","id":2,"method":"eth_call"},{"jsonrpc":"2.0","id":3,"method":"admin_peers"},7]',
  true,
);
const noon = Date.parse('2026-11-21T12:00:00Z');
const services = () => ({
  meter: new UsageMeter(() => noon),
  requestLog: new RequestLog(),
  dailyUsage: new DailyUsage(() => noon),
  keyLimiter: new KeyLimiter(),
  metrics: new GatewayMetrics(),
});
const arrival = { requestId: 'req_a', transport: 'http', arrivedAt: performance.now() } as const;
const counts = (of: UsageMeter) =>
  of.take().map(({ method, requests, errors, computeUnits }) => ({ method, requests, errors, computeUnits }));
const outcomes = (of: UsageMeter) =>
  of.take().map(({ method, errorsByStatus, latencies = [] }) => ({
    method,
    errorsByStatus,
    measured: latencies.reduce((sum, calls) => sum + calls, 0),
  }));
/** Rejected by the gateway itself: an unknown method and an invalid request. */
const refused = [
  { method: 'admin_peers', requests: 1, errors: 1, computeUnits: 0 },
  { method: 'other', requests: 1, errors: 1, computeUnits: 0 },
];

describe('meter', () => {
  it('charges what the node answered, including errors, but not what was rejected', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared, arrival).answered(
      new Map([
        [1, 3],
        [2, null],
        [3, null],
      ]),
    );
    expect(counts(shared.meter)).toEqual([{ method: 'eth_call', requests: 2, errors: 1, computeUnits: 52 }, ...refused]);
  });

  it('counts failures as errors and charges nothing', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared, arrival).failed('UPSTREAM_FAILED');
    expect(counts(shared.meter)).toEqual([{ method: 'eth_call', requests: 2, errors: 2, computeUnits: 0 }, ...refused]);
  });

  it('counts calls whose client disconnected as served', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared, arrival).abandoned();
    expect(counts(shared.meter)).toEqual([{ method: 'eth_call', requests: 2, errors: 0, computeUnits: 52 }, ...refused]);
  });

  it('counts each call’s outcome, and measures those sent to a node', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared, arrival).answered(
      new Map([
        [1, 3],
        [2, null],
        [3, null],
      ]),
    );
    expect(outcomes(shared.meter)).toEqual([
      { method: 'eth_call', errorsByStatus: [0, 0, 0, 0, 1], measured: 2 },
      { method: 'admin_peers', errorsByStatus: [0, 0, 0, 1], measured: 0 },
      { method: 'other', errorsByStatus: [0, 0, 0, 1], measured: 0 },
    ]);
    meter(batch, testCaller(), 'ethereum', shared, arrival).failed('RATE_LIMITED');
    expect(outcomes(shared.meter)[0]).toEqual({ method: 'eth_call', errorsByStatus: [2], measured: 0 });
    meter(batch, testCaller(), 'ethereum', shared, arrival).failed('UPSTREAM_TIMEOUT');
    expect(outcomes(shared.meter)[0]).toEqual({ method: 'eth_call', errorsByStatus: [0, 0, 0, 0, 0, 2], measured: 2 });
    meter(batch, testCaller(), 'ethereum', shared, arrival).abandoned();
    expect(outcomes(shared.meter)[0]).toEqual({ method: 'eth_call', errorsByStatus: [], measured: 0 });
  });

  it('measures from the arrival of the request', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared, { ...arrival, arrivedAt: performance.now() - 60_000 }).answered(noFailures);
    // 60 s fall into bucket 76, counting from 0.
    expect(shared.meter.take()[0]?.latencies?.lastIndexOf(2)).toBe(75);
  });

  it('names the provider whose node was asked last', () => {
    const shared = services();
    const usage = meter(batch, testCaller(), 'ethereum', shared, arrival);
    usage.askedProvider('prov_a');
    usage.askedProvider('prov_b');
    usage.answered(noFailures);
    expect(shared.meter.take()[0]).toMatchObject({ providerId: 'prov_b' });
  });

  it('counts a provider’s failures separately, and the response as our own node’s', () => {
    const shared = services();
    const usage = meter(batch, testCaller(), 'ethereum', shared, arrival);
    usage.askedProvider('prov_a');
    usage.leftProvider(true);
    usage.answered(noFailures);
    const rows = shared.meter.take().map(({ method, providerId, requests, errors, computeUnits, providerFailures }) => {
      return { method, providerId, requests, errors, computeUnits, providerFailures };
    });
    expect(rows).toEqual([
      { method: 'eth_call', providerId: 'prov_a', requests: 0, errors: 0, computeUnits: 0, providerFailures: 2 },
      { method: 'eth_call', providerId: null, requests: 2, errors: 0, computeUnits: 52, providerFailures: 0 },
      ...refused.map((row) => ({ ...row, providerId: null, providerFailures: 0 })),
    ]);
  });

  it('counts no failure if a provider is skipped without fault', () => {
    const shared = services();
    const usage = meter(batch, testCaller(), 'ethereum', shared, arrival);
    usage.askedProvider('prov_a');
    usage.leftProvider(false);
    usage.answered(noFailures);
    expect(shared.meter.take().every(({ providerId, providerFailures }) => providerId === null && providerFailures === 0)).toBe(true);
  });

  it('attributes rejected calls to no provider', () => {
    const shared = services();
    const usage = meter(batch, testCaller(), 'ethereum', shared, arrival);
    usage.askedProvider('prov_a');
    usage.answered(noFailures);
    expect(shared.meter.take().map(({ method, providerId }) => [method, providerId])).toEqual([
      ['eth_call', 'prov_a'],
      ['admin_peers', null],
      ['other', null],
    ]);
  });

  it('counts an unreadable request as one call of an unknown method', () => {
    const shared = services();
    meter(unreadRequest, testCaller(), 'ethereum', shared, arrival).failed('PARSE_ERROR');
    expect(counts(shared.meter)).toEqual([{ method: 'other', requests: 1, errors: 1, computeUnits: 0 }]);
  });

  it('counts once, whatever happens afterward', () => {
    const shared = services();
    const usage = meter(batch, testCaller(), 'ethereum', shared, arrival);
    usage.answered(noFailures);
    usage.failed('INTERNAL');
    usage.abandoned();
    usage.answered(noFailures);
    expect(counts(shared.meter)[0]).toEqual({ method: 'eth_call', requests: 2, errors: 0, computeUnits: 52 });
  });

  it('counts toward the daily quota on plans that have one', () => {
    const shared = services();
    const recordedToday = { date: '2026-11-21', computeUnits: 0 };
    meter(batch, testCaller({ planId: 'FREE', recordedToday }), 'ethereum', shared, arrival).answered(noFailures);
    expect(shared.dailyUsage.get(testAccess({ planId: 'FREE' }), recordedToday)).toBe(52);
  });

  it('logs each call with its outcome, and nothing of the public key', () => {
    const { requestLog, ...shared } = { ...services(), requestLog: new RequestLog() };
    meter(batch, testCaller(), 'ethereum', { ...shared, requestLog }, arrival).answered(new Map([[1, 3]]));
    meter(batch, { kind: 'public', address: '192.0.2.1' }, 'ethereum', { ...shared, requestLog }, arrival).answered(noFailures);
    expect(requestLog.take().calls).toMatchObject([
      { requestId: 'req_a', batchIndex: 0, method: 'eth_call', status: 'succeeded', code: null, computeUnits: 26, apiKeyId: 'key_test' },
      { batchIndex: 1, method: 'eth_call', status: 'upstreamError', code: '3', computeUnits: 26, latencyMs: expect.any(Number) as number },
      { batchIndex: 2, method: 'admin_peers', status: 'invalid', code: 'METHOD_REFUSED', computeUnits: 0, latencyMs: null },
      { batchIndex: 3, method: 'other', status: 'invalid', code: 'INVALID_REQUEST', computeUnits: 0, latencyMs: null },
    ]);
  });

  it('counts nothing for the public key', () => {
    const shared = services();
    meter(batch, { kind: 'public', address: '192.0.2.1' }, 'ethereum', shared, arrival).answered(noFailures);
    expect(counts(shared.meter)).toEqual([]);
  });
});
