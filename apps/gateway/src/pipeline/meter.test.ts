import { describe, expect, it } from 'vitest';
import { DailyUsage } from '../limits/daily-usage.ts';
import { KeyLimiter } from '../limits/key-limiter.ts';
import { UsageMeter } from '../metering/usage-meter.ts';
import { parseRequest } from '../rpc/parse-request.ts';
import { testCaller } from '../testing/access.ts';
import { meter } from './meter.ts';

const batch = parseRequest(
  '[{"jsonrpc":"2.0","id":1,"method":"eth_call"},{"jsonrpc":"2.0","id":2,"method":"eth_call"},{"jsonrpc":"2.0","id":3,"method":"admin_peers"},7]',
  true,
);
const services = () => ({ meter: new UsageMeter(), dailyUsage: new DailyUsage(), keyLimiter: new KeyLimiter() });
const counts = (of: UsageMeter) =>
  of.take().map(({ method, requests, errors, computeUnits }) => ({ method, requests, errors, computeUnits }));

describe('meter', () => {
  it('charges what the node answered, errors of the node included, and not what was refused', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared).answered(new Set([1, 2, 3]));
    expect(counts(shared.meter)).toEqual([
      { method: 'eth_call', requests: 2, errors: 1, computeUnits: 52 },
      { method: 'admin_peers', requests: 1, errors: 1, computeUnits: 0 },
    ]);
  });

  it('counts failures as errors and charges nothing for them', () => {
    const shared = services();
    meter(batch, testCaller(), 'ethereum', shared).failed();
    expect(counts(shared.meter)).toEqual([
      { method: 'eth_call', requests: 2, errors: 2, computeUnits: 0 },
      { method: 'admin_peers', requests: 1, errors: 1, computeUnits: 0 },
    ]);
  });

  it('counts once, whatever happens afterwards', () => {
    const shared = services();
    const usage = meter(batch, testCaller(), 'ethereum', shared);
    usage.answered(new Set());
    usage.failed();
    usage.answered(new Set());
    expect(counts(shared.meter)[0]).toEqual({ method: 'eth_call', requests: 2, errors: 0, computeUnits: 52 });
  });

  it('counts towards the quota of the day on plans that have one', () => {
    const shared = services();
    const recordedToday = { date: new Date().toISOString().slice(0, 10), computeUnits: 0 };
    meter(batch, testCaller({ planId: 'FREE', recordedToday }), 'ethereum', shared).answered(new Set());
    expect(shared.dailyUsage.get('proj_test', recordedToday)).toBe(52);
  });

  it('counts nothing for the public key', () => {
    const shared = services();
    meter(batch, { kind: 'public', address: '192.0.2.1' }, 'ethereum', shared).answered(new Set());
    expect(counts(shared.meter)).toEqual([]);
  });
});
