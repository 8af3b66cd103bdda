import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenCall, unpricedMethodsMax, UsageMeter, type Count } from './usage-meter.ts';

const key = { projectId: 'proj_a', apiKeyId: 'key_a', planId: 'PAYG' } as const;
const call = (method: string, chain = 'base', providerId: string | null = null) => ({ chain, method, providerId });
const one: Count = { requests: 1, computeUnits: 20, errorStatus: null, latencyMs: null };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('UsageMeter', () => {
  it('sums per minute, key, chain, method, and provider', () => {
    const time = { now: Date.parse('2026-11-21T09:00:30Z') };
    const meter = new UsageMeter(() => time.now);
    meter.add(key, call('eth_call'), { ...one, latencyMs: 0.25 });
    meter.add(key, call('eth_call'), { requests: 1, computeUnits: 0, errorStatus: 'unpaid', latencyMs: null });
    meter.add(key, call('eth_call', 'bsc'), one);
    meter.add(key, call('eth_call', 'base', 'prov_a'), one);
    time.now += 30_000;
    meter.add(key, call('eth_call'), one);
    const rows = meter.take();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({
      ...key,
      chain: 'base',
      method: 'eth_call',
      providerId: null,
      minute: new Date('2026-11-21T09:00:00Z'),
      requests: 2,
      errors: 1,
      computeUnits: 20,
      providerFailures: 0,
      errorsByStatus: [0, 1],
      latencies: [0, 0, 0, 0, 1],
    });
    expect(rows[2]).toMatchObject({ providerId: 'prov_a', requests: 1, errors: 0 });
    expect(rows[3]?.minute).toEqual(new Date('2026-11-21T09:01:00Z'));
  });

  it('separates calls admitted under different plans', () => {
    const meter = new UsageMeter(() => 0);
    meter.add(key, call('eth_call'), one);
    meter.add({ ...key, planId: 'FREE' }, call('eth_call'), one);
    meter.add(key, call('eth_call'), one);
    expect(meter.take().map(({ planId, requests }) => [planId, requests])).toEqual([
      ['PAYG', 2],
      ['FREE', 1],
    ]);
  });

  it('counts provider failures separately from requests', () => {
    const meter = new UsageMeter(() => 0);
    meter.add(key, call('eth_call', 'base', 'prov_a'), one);
    meter.addProviderFailure(key, { chain: 'base', method: 'eth_call', providerId: 'prov_a' });
    meter.addProviderFailure(key, { chain: 'base', method: 'eth_call', providerId: 'prov_a' });
    expect(meter.take()).toEqual([expect.objectContaining({ providerId: 'prov_a', requests: 1, errors: 0, providerFailures: 2 })]);
  });

  it('returns each count once', () => {
    const meter = new UsageMeter();
    meter.add(key, call('eth_call'), one);
    expect(meter.take()).toHaveLength(1);
    expect(meter.take()).toEqual([]);
  });

  it('limits the rows per minute that a client can create with made-up methods', () => {
    const meter = new UsageMeter(() => 0);
    for (let index = 0; index < 5_000; index += 1) meter.add(key, call(`eth_made${index}`), one);
    const rows = meter.take();
    expect(rows).toHaveLength(unpricedMethodsMax + 1);
    expect(rows.find((row) => row.method === 'other')?.requests).toBe(5_000 - unpricedMethodsMax);
  });

  it('preserves all requests, compute units, errors, and latencies, whatever the method names', () => {
    const counts = fc.array(
      fc.record({
        method: fc.oneof(fc.string(), fc.constant('eth_call')),
        computeUnits: fc.nat(100),
        errorStatus: fc.constantFrom(null, 'rateLimited' as const, 'internal' as const),
        latencyMs: fc.option(fc.nat(100_000)),
        take: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(counts, (list) => {
        const meter = new UsageMeter(() => 0);
        const rows = list.flatMap(({ method, take, ...count }) => {
          meter.add(key, call(method), { requests: 1, ...count });
          return take ? meter.take() : [];
        });
        rows.push(...meter.take());
        const failures = list.filter(({ errorStatus }) => errorStatus !== null).length;
        expect(sum(rows.map((row) => row.requests))).toBe(list.length);
        expect(sum(rows.map((row) => row.computeUnits))).toBe(sum(list.map((count) => count.computeUnits)));
        expect(sum(rows.map((row) => row.errors))).toBe(failures);
        expect(sum(rows.flatMap((row) => row.errorsByStatus ?? []))).toBe(failures);
        expect(sum(rows.flatMap((row) => row.latencies ?? []))).toBe(list.filter(({ latencyMs }) => latencyMs !== null).length);
      }),
    );
  });

  it('counts exactly the calls of a deleted project that are still open, in whatever order calls open and settle', () => {
    const steps = fc.array(fc.record({ call: fc.nat(9), isSettled: fc.boolean() }));
    fc.assert(
      fc.property(steps, (list) => {
        const meter = new UsageMeter(() => 0);
        const counted: number[] = [];
        const calls = Array.from({ length: 10 }, (_, index): OpenCall => {
          const open: OpenCall = {
            projectId: index % 2 === 0 ? 'proj_a' : 'proj_b',
            position: undefined,
            abandoned: () => {
              counted.push(index);
              meter.settled(open);
            },
          };
          return open;
        });
        const expected = new Set<number>();
        for (const { call: index, isSettled } of list) {
          const open = calls[index];
          if (open === undefined) continue;
          if (isSettled) meter.settled(open);
          else meter.opened(open);
          if (isSettled) expected.delete(index);
          else expected.add(index);
        }
        meter.settleOpen('proj_a');
        expect(counted.toSorted()).toEqual([...expected].filter((index) => index % 2 === 0).toSorted());
        meter.settleOpen('proj_a');
        expect(counted).toHaveLength(new Set(counted).size);
        meter.settleOpen('proj_b');
        expect(new Set(counted)).toEqual(expected);
      }),
    );
  });
});
