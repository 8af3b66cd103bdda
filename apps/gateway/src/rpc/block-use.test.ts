import { describe, expect, it } from 'vitest';
import { findBlockUse, isComparable, readsState } from './block-use.ts';
import { parseRequest } from './parse-request.ts';
import { servedMethods } from './method-policy.ts';

const hash = `0x${'ab'.repeat(32)}`;

function useOf(method: string, params: readonly unknown[] | object = []) {
  const [call] = parseRequest(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), true).calls;
  if (call === undefined) throw new Error('No call');
  const use = findBlockUse(call);
  return use?.kind === 'blocks' ? { kind: use.kind, names: use.names, bound: use.bind(use.names.map(() => 16)) } : use;
}

describe('find-block-use', () => {
  it.each([
    ['eth_chainId', [], { kind: 'constant', params: '[]' }],
    ['eth_blockNumber', [], { kind: 'head', params: '[]' }],
    ['eth_getBlockByNumber', ['latest', true], { kind: 'blocks', names: ['latest'], bound: '["0x10",true]' }],
    ['eth_getBlockByNumber', ['earliest', true], { kind: 'blocks', names: [0], bound: '["0x10",true]' }],
    ['eth_getBlockByNumber', ['0x1f', true], { kind: 'blocks', names: [31], bound: '["0x10",true]' }],
    ['eth_getStorageAt', ['0xa', '0x0', 'finalized'], { kind: 'blocks', names: ['finalized'], bound: '["0xa","0x0","0x10"]' }],
    ['eth_call', [{ to: '0xa' }, { blockHash: hash }], { kind: 'hash', params: `[{"to":"0xa"},{"blockHash":"${hash}"}]`, blockHash: hash }],
    ['eth_getBlockReceipts', [hash], { kind: 'hash', params: `["${hash}"]`, blockHash: hash }],
    ['eth_getTransactionReceipt', [hash], { kind: 'hash', params: `["${hash}"]`, blockHash: null }],
    [
      'debug_traceBlockByHash',
      [hash.toUpperCase().replace('X', 'x')],
      expect.objectContaining({ kind: 'hash', blockHash: hash }) as unknown,
    ],
    [
      'eth_getLogs',
      [{ fromBlock: '0x1', address: '0xa' }],
      { kind: 'blocks', names: [1, 'latest'], bound: '[{"fromBlock":"0x10","address":"0xa","toBlock":"0x10"}]' },
    ],
    ['eth_getLogs', [{ blockHash: hash }], { kind: 'hash', params: `[{"blockHash":"${hash}"}]`, blockHash: hash }],
  ] as const)('%s %j', (method, params, expected) => {
    expect(useOf(method, params)).toEqual(expected);
  });

  it.each([
    ['a pending block', 'eth_getBlockByNumber', ['pending', false]],
    ['a number that nodes refuse', 'eth_getBlockByNumber', ['0x01', false]],
    ['a number that is no text', 'eth_getBlockByNumber', [1, false]],
    ['a missing block', 'eth_call', [{ to: '0xa' }]],
    ['pending logs', 'eth_getLogs', [{ toBlock: 'pending' }]],
    ['parameters by name', 'eth_getBlockByNumber', { block: 'latest' }],
    ['a transaction', 'eth_sendRawTransaction', ['0x']],
    ['state of the node', 'eth_syncing', []],
  ])('knows nothing of %s', (_case, method, params) => {
    expect(useOf(method, params)).toBeNull();
  });

  it('keeps the text of parameters, so that numbers beyond floats stay different', () => {
    const [call] = parseRequest('{"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":[ 12345678901234567890 ]}', true).calls;
    expect(call === undefined ? null : findBlockUse(call)).toEqual({ kind: 'constant', params: '[12345678901234567890]' });
  });
});

it('compares nodes only by methods whose result depends on the chain alone', () => {
  const methods = ['eth_call', 'eth_getLogs', 'eth_getTransactionReceipt', 'eth_chainId', 'trace_block'];
  const others = [
    'eth_sendRawTransaction',
    'eth_newFilter',
    'eth_getFilterChanges',
    'eth_subscribe',
    'eth_gasPrice',
    'eth_blockNumber',
    'eth_syncing',
  ];
  expect([...methods, ...others].filter((method) => isComparable(method))).toEqual(methods);
});

it('distinguishes methods that read state from those that read blocks', () => {
  const methods = ['eth_call', 'eth_getBalance', 'eth_getBlockByNumber', 'eth_getLogs', 'trace_call', 'trace_block'];
  expect(methods.filter((method) => servedMethods.includes(method) && readsState(method))).toEqual([
    'eth_call',
    'eth_getBalance',
    'trace_call',
  ]);
});
