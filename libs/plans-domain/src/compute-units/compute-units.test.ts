import { describe, expect, it } from 'vitest';
import { computeUnitsOf, isPricedMethod, computeUnitsOfNotification } from './compute-units.ts';
import { methodCosts } from './method-costs.ts';

describe('computeUnitsOf', () => {
  it.each([
    ['eth_chainId', 0],
    ['eth_blockNumber', 10],
    ['eth_getBalance', 20],
    ['eth_call', 26],
    ['eth_getLogs', 60],
    ['eth_sendRawTransaction', 40],
    ['eth_getAccountInfo', 60],
    ['bor_getAuthor', 10],
    ['trace_block', 20],
    ['trace_filter', 40],
    ['trace_callMany', 80],
    ['trace_replayTransaction', 80],
    ['debug_traceTransaction', 40],
    ['debug_storageRangeAt', 40],
  ])('prices %s at %i', (method, computeUnits) => {
    expect(computeUnitsOf(method)).toBe(computeUnits);
    expect(isPricedMethod(method)).toBe(true);
  });

  it.each(['eth_somethingNew', '', 'constructor', '__proto__', 'toString'])('prices %j at the default', (method) => {
    expect(computeUnitsOf(method)).toBe(20);
    expect(isPricedMethod(method)).toBe(false);
  });

  it('has only non-negative integer prices', () => {
    for (const cost of Object.values(methodCosts)) expect(Number.isSafeInteger(cost) && cost >= 0).toBe(true);
  });
});

describe('computeUnitsOfNotification', () => {
  it.each([
    [1_000, 40],
    [1, 1],
    [0, 0],
    [26, 2],
  ])('prices %i bytes at %i compute units', (bytes, computeUnits) => {
    expect(computeUnitsOfNotification(bytes)).toBe(computeUnits);
  });
});
