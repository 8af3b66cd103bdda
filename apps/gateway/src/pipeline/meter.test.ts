import { describe, expect, it } from 'vitest';
import { DailyUsage } from '../limits/key-usage.ts';
import { KeyLimiter } from '../limits/key-limiter.ts';
import { UsageMeter } from '../metering/usage-meter.ts';
import { parseRequest } from '../rpc/parse-request.ts';
import { testAccess, testCaller } from '../testing/access.ts';
import { meter, unreadRequest } from './meter.ts';

const batch = parseRequest(
  '[{"jsonrpc":"2.0","id":1,"method":"eth_call"},{"jsonrpc":"2.0","id":2,"method":"eth_call"},{"jsonrpc":"2.0","id":3,"method":"admin_peers"},7]',
  true,
);
const services = () => ({ meter: new UsageMeter(), dailyUsage: new DailyUsage(), keyLimiter: new KeyLimiter() });
const counts = (of: UsageMeter) =>
  of.take().map(({ method, requests, errors, computeUnits }) => ({ method, requests, errors, computeUnits }));
const outcomes = (of: UsageMeter) =>
  of.take().map(({ method, errorsByStatus, latencies = [] }) => ({
    method,
    errorsByStatus,
    measured: latencies.reduce((sum, calls) => sum + calls, 0),
  }));
/** What the gateway refused by itself: no such method, and no request at all. */
const refused = [
  { method: 'admin_peers', requests: 1, errors: 1, computeUnits: 0 },
  { method: 'other', requests: 1, errors: 1, computeUnits: 0 },
];

describe('meter', () => {
  it('charges what the node answered, errors of the node included, and not what was refused', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared).answered(new Set([1, 2, 3]));
    expect(counts(shared.meter)).toEqual([{ method: 'eth_call', requests: 2, errors: 1, computeUnits: 52 }, ...refused]);
  });

  it('counts failures as errors and charges nothing for them', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared).failed('UPSTREAM_FAILED');
    expect(counts(shared.meter)).toEqual([{ method: 'eth_call', requests: 2, errors: 2, computeUnits: 0 }, ...refused]);
  });

  it('counts what the client did not wait for as served', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared).abandoned();
    expect(counts(shared.meter)).toEqual([{ method: 'eth_call', requests: 2, errors: 0, computeUnits: 52 }, ...refused]);
  });

  it('tells what each call ended with, and measures what a node was asked', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared).answered(new Set([1, 2, 3]));
    expect(outcomes(shared.meter)).toEqual([
      { method: 'eth_call', errorsByStatus: [0, 0, 0, 0, 1], measured: 2 },
      { method: 'admin_peers', errorsByStatus: [0, 0, 0, 1], measured: 0 },
      { method: 'other', errorsByStatus: [0, 0, 0, 1], measured: 0 },
    ]);
    meter(batch, testCaller(), 'ethereum', shared).failed('RATE_LIMITED');
    expect(outcomes(shared.meter)[0]).toEqual({ method: 'eth_call', errorsByStatus: [2], measured: 0 });
    meter(batch, testCaller(), 'ethereum', shared).failed('UPSTREAM_TIMEOUT');
    expect(outcomes(shared.meter)[0]).toEqual({ method: 'eth_call', errorsByStatus: [0, 0, 0, 0, 0, 2], measured: 2 });
    meter(batch, testCaller(), 'ethereum', shared).abandoned();
    expect(outcomes(shared.meter)[0]).toEqual({ method: 'eth_call', errorsByStatus: [], measured: 0 });
  });

  it('measures from when the request came', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared, performance.now() - 60_000).answered(new Set());
    // 60 s are in the 76th of the buckets, which start with 0.
    expect(shared.meter.take()[0]?.latencies?.lastIndexOf(2)).toBe(75);
  });

  it('names the provider whose node was asked last', () => {
    const shared = services();
    const usage = meter(batch, testCaller(), 'ethereum', shared);
    usage.askedProvider('prov_a');
    usage.askedProvider('prov_b');
    usage.answered(new Set());
    expect(shared.meter.take()[0]).toMatchObject({ providerId: 'prov_b' });
  });

  it('counts what a provider failed to answer as its failures, and the answer as that of our own node', () => {
    const shared = services();
    const usage = meter(batch, testCaller(), 'ethereum', shared);
    usage.askedProvider('prov_a');
    usage.leftProvider(true);
    usage.answered(new Set());
    const rows = shared.meter.take().map(({ method, providerId, requests, errors, computeUnits, providerFailures }) => {
      return { method, providerId, requests, errors, computeUnits, providerFailures };
    });
    expect(rows).toEqual([
      { method: 'eth_call', providerId: 'prov_a', requests: 0, errors: 0, computeUnits: 0, providerFailures: 2 },
      { method: 'eth_call', providerId: null, requests: 2, errors: 0, computeUnits: 52, providerFailures: 0 },
      ...refused.map((row) => ({ ...row, providerId: null, providerFailures: 0 })),
    ]);
  });

  it('counts no failure of a provider that is left for no fault of its own', () => {
    const shared = services();
    const usage = meter(batch, testCaller(), 'ethereum', shared);
    usage.askedProvider('prov_a');
    usage.leftProvider(false);
    usage.answered(new Set());
    expect(shared.meter.take().every(({ providerId, providerFailures }) => providerId === null && providerFailures === 0)).toBe(true);
  });

  it('counts what was refused for no provider', () => {
    const shared = services();
    const usage = meter(batch, testCaller(), 'ethereum', shared);
    usage.askedProvider('prov_a');
    usage.answered(new Set());
    expect(shared.meter.take().map(({ method, providerId }) => [method, providerId])).toEqual([
      ['eth_call', 'prov_a'],
      ['admin_peers', null],
      ['other', null],
    ]);
  });

  it('counts a request that cannot be read as one call of a method that is not known', () => {
    const shared = services();
    meter(unreadRequest, testCaller(), 'ethereum', shared).failed('PARSE_ERROR');
    expect(counts(shared.meter)).toEqual([{ method: 'other', requests: 1, errors: 1, computeUnits: 0 }]);
  });

  it('counts once, whatever happens afterwards', () => {
    const shared = services();
    const usage = meter(batch, testCaller(), 'ethereum', shared);
    usage.answered(new Set());
    usage.failed('INTERNAL');
    usage.abandoned();
    usage.answered(new Set());
    expect(counts(shared.meter)[0]).toEqual({ method: 'eth_call', requests: 2, errors: 0, computeUnits: 52 });
  });

  it('counts towards the quota of the day on plans that have one', () => {
    const shared = services();
    const recordedToday = { date: new Date().toISOString().slice(0, 10), computeUnits: 0 };
    meter(batch, testCaller({ planId: 'FREE', recordedToday }), 'ethereum', shared).answered(new Set());
    expect(shared.dailyUsage.get(testAccess({ planId: 'FREE' }), recordedToday)).toBe(52);
  });

  it('counts nothing for the public key', () => {
    const shared = services();
    meter(batch, { kind: 'public', address: '192.0.2.1' }, 'ethereum', shared).answered(new Set());
    expect(counts(shared.meter)).toEqual([]);
  });
});
