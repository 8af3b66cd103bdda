import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpricedMethodsMax, UsageMeter } from './usage-meter.ts';

const key = { projectId: 'proj_a', apiKeyId: 'key_a' };
const one = { requests: 1, errors: 0, computeUnits: 20 };

describe('UsageMeter', () => {
  it('adds up per minute, key, chain and method', () => {
    const time = { now: Date.parse('2026-11-21T09:00:30Z') };
    const meter = new UsageMeter(() => time.now);
    meter.add(key, 'base', 'eth_call', one);
    meter.add(key, 'base', 'eth_call', { requests: 1, errors: 1, computeUnits: 0 });
    meter.add(key, 'bsc', 'eth_call', one);
    time.now += 30_000;
    meter.add(key, 'base', 'eth_call', one);
    const rows = meter.take();
    expect(rows).toHaveLength(3);
    expect(rows[0]).toEqual({
      ...key,
      chain: 'base',
      method: 'eth_call',
      minute: new Date('2026-11-21T09:00:00Z'),
      requests: 2,
      errors: 1,
      computeUnits: 20,
    });
    expect(rows[2]?.minute).toEqual(new Date('2026-11-21T09:01:00Z'));
  });

  it('gives each count out once', () => {
    const meter = new UsageMeter();
    meter.add(key, 'base', 'eth_call', one);
    expect(meter.take()).toHaveLength(1);
    expect(meter.take()).toEqual([]);
  });

  it('does not let a client make up more rows than a few per minute', () => {
    const meter = new UsageMeter(() => 0);
    for (let index = 0; index < 5_000; index += 1) meter.add(key, 'base', `eth_made${index}`, one);
    const rows = meter.take();
    expect(rows).toHaveLength(unpricedMethodsMax + 1);
    expect(rows.find((row) => row.method === 'other')?.requests).toBe(5_000 - unpricedMethodsMax);
  });

  it('loses no request and no compute unit, whatever the methods are called', () => {
    const counts = fc.array(
      fc.record({ method: fc.oneof(fc.string(), fc.constant('eth_call')), computeUnits: fc.nat(100), take: fc.boolean() }),
    );
    fc.assert(
      fc.property(counts, (list) => {
        const meter = new UsageMeter(() => 0);
        const rows = list.flatMap(({ method, computeUnits, take }) => {
          meter.add(key, 'base', method, { requests: 1, errors: 0, computeUnits });
          return take ? meter.take() : [];
        });
        rows.push(...meter.take());
        expect(rows.reduce((sum, row) => sum + row.requests, 0)).toBe(list.length);
        expect(rows.reduce((sum, row) => sum + row.computeUnits, 0)).toBe(list.reduce((sum, row) => sum + row.computeUnits, 0));
      }),
    );
  });
});
