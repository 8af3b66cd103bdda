import { describe, expect, it } from 'vitest';
import { burstSeconds, planLimits } from '@onepoint/plans-domain';
import { ClientAddresses } from '../http/client-addresses.ts';
import { DailyUsage } from '../limits/key-usage.ts';
import { KeyLimiter } from '../limits/key-limiter.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { UsageMeter } from '../metering/usage-meter.ts';
import { parseRequest } from '../rpc/parse-request.ts';
import { testCaller } from '../testing/access.ts';
import { chargeCompressed, limit } from './limit.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const services = () => ({
  rateLimiter: new RateLimiter({ now: () => 0 }),
  dailyUsage: new DailyUsage(() => noon),
  keyLimiter: new KeyLimiter({ now: () => noon, elapsed: () => 0 }),
  clientAddresses: new ClientAddresses([]),
  meter: new UsageMeter(),
});
const single = parseRequest('{"jsonrpc":"2.0","id":1,"method":"eth_call"}', true);
const freeAt = (computeUnits: number) => testCaller({ planId: 'FREE', recordedToday: { date: '2026-11-21', computeUnits } });
const code = (name: string) => expect.objectContaining({ code: name }) as Error;

describe('limit', () => {
  it('rejects a paused key before other reasons', () => {
    expect(() => limit(single, testCaller({ status: 'paused', balanceCents: 0 }), services())).toThrow(code('KEY_PAUSED'));
  });

  it.each([0, -1])('rejects a paid plan with a balance of %i cents', (balanceCents) => {
    expect(() => limit(single, testCaller({ balanceCents }), services())).toThrow(code('BALANCE_EXHAUSTED'));
    expect(() => limit(single, testCaller({ balanceCents, planId: 'FREE' }), services())).not.toThrow();
  });

  it('rejects keys while too much usage waits to be recorded, but serves the public key', () => {
    const full = services();
    full.meter.isFull = true;
    expect(() => limit(single, testCaller({ planId: 'FREE' }), full)).toThrow(code('ACCESS_UNAVAILABLE'));
    expect(() => limit(single, { kind: 'public', address: '192.0.2.1' }, full)).not.toThrow();
  });

  it('allows spending the last cent', () => {
    expect(() => limit(single, testCaller({ balanceCents: 1 }), services())).not.toThrow();
  });

  it('rejects a Free plan whose daily quota is used up, until midnight', () => {
    expect(() => limit(single, freeAt(999_999), services())).not.toThrow();
    expect(() => limit(single, freeAt(1_000_000), services())).toThrow(
      expect.objectContaining({ code: 'QUOTA_EXCEEDED', retryAfterSeconds: 12 * 3_600 }),
    );
  });

  it('rejects requests above the plan’s rate and says when to retry', () => {
    const shared = services();
    const { requestsPerSecond, computeUnitsPerSecond } = planLimits('FREE');
    const free = testCaller({ planId: 'FREE' });
    const calls = Math.min(requestsPerSecond, Math.floor(computeUnitsPerSecond / 26)) * burstSeconds;
    for (let turn = 0; turn < calls; turn += 1) limit(single, free, shared);
    expect(() => limit(single, free, shared)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 1 }));
    expect(() => limit(single, testCaller({ planId: 'FREE', projectId: 'proj_other' }), shared)).not.toThrow();
  });

  it('counts compressed bodies as a request for each 8 KiB, before they are decompressed', () => {
    const shared = services();
    const caller = { kind: 'public', address: '192.0.2.1' } as const;
    const left = planLimits('PUBLIC').requestsPerSecond * burstSeconds;
    for (let turn = 0; turn < 1_000; turn += 1) chargeCompressed(8_192, caller, shared);
    chargeCompressed(8_192 * left, caller, shared);
    limit(single, caller, shared);
    expect(() => chargeCompressed(8_193, caller, shared)).toThrow(code('RATE_LIMITED'));
    expect(() => chargeCompressed(8_192, caller, shared)).not.toThrow();
    expect(() => chargeCompressed(8_193, testCaller({ status: 'paused' }), shared)).toThrow(code('KEY_PAUSED'));
  });

  it('rejects a key above its own limits without consuming the plan’s budget', () => {
    const shared = services();
    const none = { requestsPerSecond: null, computeUnitsPerDay: null, computeUnitsPerMonth: null, recorded: null };
    const slow = testCaller({ keyLimits: { ...none, requestsPerSecond: 1 } });
    limit(single, slow, shared);
    expect(() => limit(single, slow, shared)).toThrow(code('KEY_RATE_LIMITED'));
    expect(() => limit(single, testCaller(), shared)).not.toThrow();
    const recorded = { date: '2026-11-21', computeUnitsToday: 100, computeUnitsThisMonth: 100 };
    const spent = testCaller({ keyLimits: { ...none, computeUnitsPerDay: 100, recorded } });
    expect(() => limit(single, spent, shared)).toThrow(
      expect.objectContaining({ code: 'KEY_DAILY_LIMIT_REACHED', retryAfterSeconds: 43_200 }),
    );
  });

  it('limits the public key by address', () => {
    const shared = services();
    const from = (address: string) => () => limit(single, { kind: 'public', address }, shared);
    for (let turn = 0; turn < 20; turn += 1) from('192.0.2.1')();
    expect(from('192.0.2.1')).toThrow(code('RATE_LIMITED'));
    expect(from('192.0.2.2')).not.toThrow();
  });

  it('rejects batches of the public key that cost more than its budget, and consumes a request for each', () => {
    const batch = (calls: number) =>
      parseRequest(JSON.stringify(Array.from({ length: calls }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_getLogs' }))), true);
    const { requestsPerSecond, computeUnitsPerSecond } = planLimits('PUBLIC');
    const callsMax = Math.floor((computeUnitsPerSecond * burstSeconds) / 60);
    expect(() => limit(batch(callsMax + 1), { kind: 'public', address: '192.0.2.1' }, services())).toThrow(code('BATCH_TOO_LARGE'));
    expect(() => limit(batch(callsMax), { kind: 'public', address: '192.0.2.1' }, services())).not.toThrow();
    const shared = services();
    const caller = { kind: 'public', address: '192.0.2.1' } as const;
    for (let turn = 0; turn < requestsPerSecond * burstSeconds; turn += 1)
      expect(() => limit(batch(callsMax + 1), caller, shared)).toThrow(code('BATCH_TOO_LARGE'));
    expect(() => limit(single, caller, shared)).toThrow(code('RATE_LIMITED'));
  });

  it('consumes a request for a batch that exceeds the rate, because it was parsed', () => {
    const shared = services();
    const { requestsPerSecond } = planLimits('FREE');
    const free = testCaller({ planId: 'FREE' });
    const large = parseRequest(
      JSON.stringify(Array.from({ length: 1_000 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' }))),
      true,
    );
    limit(single, free, shared);
    for (let turn = 1; turn < requestsPerSecond * burstSeconds; turn += 1)
      expect(() => limit(large, free, shared)).toThrow(code('RATE_LIMITED'));
    expect(() => limit(single, free, shared)).toThrow(code('RATE_LIMITED'));
  });

  it('counts a batch as the sum of its calls, and admits the largest batch once', () => {
    const shared = services();
    const batch = parseRequest(
      JSON.stringify(Array.from({ length: 1_000 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_call' }))),
      true,
    );
    limit(batch, testCaller({ planId: 'FREE' }), shared);
    expect(() => limit(single, testCaller({ planId: 'FREE' }), shared)).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 25 }),
    );
  });
});
