import { assert, json, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contractsOfCall, hasAmbiguousText } from './contracts-of-call.ts';

const a = `0x${'aA'.repeat(20)}`;
const b = `0x${'0b'.repeat(20)}`;

describe('contractsOfCall', () => {
  it.each([
    ['eth_call', [{ to: a, data: '0x' }, 'latest'], [a]],
    ['eth_call', [{ to: a }, 'latest', null], [a]],
    ['eth_estimateGas', [{ from: b, to: a }], [a]],
    ['debug_traceCall', [{ to: a }, 'latest', { tracer: 'callTracer' }], [a]],
    ['trace_call', [{ to: a }, ['trace'], 'latest'], [a]],
    ['eth_getCode', [a, 'latest'], [a]],
    ['eth_getStorageAt', [a, '0x0', 'latest'], [a]],
    ['debug_storageRangeAt', ['0x1', 0, a], [a]],
    ['eth_getLogs', [{ address: a }], [a]],
    ['eth_getLogs', [{ address: [a, b] }], [a, b]],
    ['eth_subscribe', ['logs', { address: [b] }], [b]],
    ['eth_subscribe', ['newHeads'], []],
    ['trace_filter', [{ toAddress: [a] }], [a]],
    ['eth_blockNumber', [], []],
    ['eth_getBalance', [a, 'latest'], []],
    ['debug_traceTransaction', ['0x1', { tracer: 'callTracer' }], []],
    ['arbtrace_call', [{ to: a }, ['trace'], 'latest'], [a]],
  ])('finds the contracts of %s %j: %j', (method, params, contracts) => {
    expect(contractsOfCall(method, params)).toEqual(contracts);
  });

  it.each([
    ['eth_call', undefined],
    ['eth_call', {}],
    ['eth_call', []],
    ['eth_call', [{ data: '0x60' }]],
    ['eth_call', [{ to: null }]],
    ['eth_call', [{ to: 'vitalik.eth' }]],
    ['eth_call', [{ to: a, To: b }]],
    ['eth_call', [{ to: a, tO: b }]],
    ['eth_call', [{ to: a }, 'latest', { [a]: { code: '0x60' } }]],
    ['debug_traceCall', [{ to: a }, 'latest', { stateOverrides: {} }]],
    ['debug_traceCall', [{ to: a }, 'latest', { StateOverrides: {} }]],
    ['eth_getLogs', [{}]],
    ['eth_getLogs', [{ address: [] }]],
    ['eth_getLogs', [{ address: [a, null] }]],
    ['eth_getLogs', [{ address: a, addreſs: b }]],
    ['eth_subscribe', ['logs']],
    ['eth_sendRawTransaction', ['0x']],
    ['eth_simulateV1', [{ blockStateCalls: [] }, 'latest']],
    ['trace_callMany', [[[{ to: a }, ['trace']]], 'latest']],
    ['arbtrace_callMany', [[[{ to: a }, ['trace']]], 'latest']],
    ['debug_traceCall', [{ to: a }, 'latest', { tracer: '{result:function(){}}' }]],
    ['debug_traceCall', [{ to: a }, 'latest', { tracer: 'callTracer', Tracer: '{}' }]],
    ['debug_traceTransaction', ['0x1', { tracer: '{result:function(){}}' }]],
    ['debug_traceBlockByNumber', ['latest', { tracer: 'muxTracer' }]],
    ['eth_somethingNew', []],
    ['toString', []],
  ])('cannot determine the contracts of %s %j', (method, params) => {
    expect(contractsOfCall(method, params)).toBeNull();
  });
});

const isAmbiguous = (source: string): boolean => hasAmbiguousText(source, JSON.parse(source));

describe('hasAmbiguousText', () => {
  test.each(['{"a":1,"a":2}', '{"params":[{"to":"0x1","to":"0x2"}]}', String.raw`{"\u0074o":1}`, String.raw`{"a":"\""}`])(
    '%s is ambiguous',
    (source) => {
      expect(isAmbiguous(source)).toBe(true);
    },
  );

  test('JSON without escapes and duplicates is not ambiguous', () => {
    assert(
      property(
        json().filter((source) => !JSON.stringify(JSON.parse(source)).includes('\\')),
        (source) => {
          const value: unknown = JSON.parse(source);
          expect(hasAmbiguousText(JSON.stringify(value, null, 2), value)).toBe(false);
        },
      ),
    );
  });

  test('deep nesting is ambiguous and does not throw', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(isAmbiguous(deep)).toBe(true);
  });
});
