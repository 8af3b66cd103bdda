import { describe, expect, it } from 'vitest';
import { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import { parseTarget } from './parse-target.ts';

const upstreams = new ChainUpstreams('ethereum', { http: ['http://127.0.0.1:1'], ws: [] }, 1_000);
const chains = new Map([['ethereum', upstreams]]);
const parse = (url: string, headers: Record<string, string> = {}) => parseTarget({ url, headers }, chains);

describe('parseTarget', () => {
  it.each([
    ['/rpc/ethereum/op_a', {}],
    ['/rpc/ethereum/op_a/', {}],
    ['/rpc/ethereum/op_a?x=/rpc/base', {}],
    ['/rpc/ethereum', { 'x-api-key': 'op_a' }],
    ['/rpc/ethereum/', { 'x-api-key': ' op_a ' }],
    ['/rpc/ethereum', { authorization: 'Bearer op_a' }],
    ['/rpc/ethereum', { authorization: 'bearer  op_a' }],
    ['/rpc/ethereum/op_a', { 'x-api-key': 'op_b', authorization: 'Bearer op_c' }],
  ] as [string, Record<string, string>][])('finds the chain and key in %s %j', (url, headers) => {
    expect(parse(url, headers)).toEqual({ chain: 'ethereum', upstreams, secret: 'op_a' });
  });

  it.each([
    ['/', 'PATH_UNKNOWN'],
    ['/rpc', 'PATH_UNKNOWN'],
    ['/rpc/', 'PATH_UNKNOWN'],
    ['/rpc//op_a', 'PATH_UNKNOWN'],
    ['/rpc/ethereum/op_a/more', 'PATH_UNKNOWN'],
    ['/rpcx/ethereum/op_a', 'PATH_UNKNOWN'],
    ['http://evil/rpc/ethereum/op_a', 'PATH_UNKNOWN'],
    ['*', 'PATH_UNKNOWN'],
    ['/rpc/dogecoin/op_a', 'CHAIN_UNKNOWN'],
    ['/rpc/Ethereum/op_a', 'CHAIN_UNKNOWN'],
    ['/rpc/constructor/op_a', 'CHAIN_UNKNOWN'],
    ['/rpc/%65thereum/op_a', 'CHAIN_UNKNOWN'],
    ['/rpc/ethereum', 'KEY_MISSING'],
    ['/rpc/ethereum/', 'KEY_MISSING'],
  ])('rejects %s with %s', (url, code) => {
    expect(() => parse(url)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['authorization', 'Basic b3A6'],
    ['authorization', 'Bearer'],
    ['authorization', ''],
    ['x-api-key', ''],
  ])('finds no key in %s: %j', (name, value) => {
    expect(() => parse('/rpc/ethereum', { [name]: value })).toThrow(expect.objectContaining({ code: 'KEY_MISSING' }));
  });
});
