import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterRecords, formatLogFilter, isNodeMethod, parseLogFilter, toViem, type LabRecord, type LogFilter } from './records.ts';

const base = { startedAt: 0, durationMs: 1, answer: null, params: [] };
const records: readonly LabRecord[] = [
  { kind: 'request', id: 3, wallet: 'A', method: 'personal_sign', outcome: 'error', ...base },
  { kind: 'request', id: 2, wallet: 'B', method: 'eth_chainId', outcome: 'result', ...base },
  { kind: 'event', id: 1, wallet: 'A', event: 'chainChanged', data: '0x1', startedAt: 0 },
];
const none: LogFilter = { kind: '', outcome: '', wallet: '', name: '' };
const ids = (filter: Partial<LogFilter>) => filterRecords(records, { ...none, ...filter }).map(({ id }) => id);

it('returns all records without a filter', () => {
  expect(filterRecords(records, none)).toBe(records);
});

it('returns records that match all criteria', () => {
  expect(ids({ kind: 'event' })).toEqual([1]);
  expect(ids({ outcome: 'error' })).toEqual([3]);
  expect(ids({ name: 'CHAIN' })).toEqual([2, 1]);
  expect(ids({ wallet: 'A', kind: 'request' })).toEqual([3]);
});

it('round-trips through a query', () => {
  const filter = fc.record({
    kind: fc.constantFrom('' as const, 'request' as const, 'event' as const, 'state' as const),
    outcome: fc.constantFrom('' as const, 'pending' as const, 'result' as const, 'error' as const),
    wallet: fc.string(),
    name: fc.string(),
  });
  fc.assert(
    fc.property(filter, (value) => {
      expect(parseLogFilter(formatLogFilter(value))).toEqual(value);
    }),
  );
});

it('ignores unknown values in a query', () => {
  expect(parseLogFilter({ kind: 'nonsense', outcome: 'maybe' })).toEqual(none);
});

describe('record code', () => {
  it('formats any request as a program', () => {
    expect(toViem({ method: 'personal_sign', params: ['0x00', '0x01'] })).toContain(
      'client.request({ method: "personal_sign", params: [\n  "0x00",',
    );
    expect(toViem({ method: 'eth_chainId', params: undefined })).toContain('client.request({ method: "eth_chainId" })');
  });

  it.each([
    ['eth_getBalance', true],
    ['eth_sendRawTransaction', true],
    ['net_version', true],
    ['eth_sendTransaction', false],
    ['eth_signTypedData_v4', false],
    ['wallet_addEthereumChain', false],
  ])('knows whether a node supports %s', (method, expected) => {
    expect(isNodeMethod(method)).toBe(expected);
  });
});
