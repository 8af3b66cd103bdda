import { compileAllowLists, noAllowLists, type AllowLists } from '@onepoint/allow-lists';
import { describe, expect, it } from 'vitest';
import { parseRequest } from '../rpc/parse-request.ts';
import { testCaller } from '../testing/access.ts';
import { restrict } from './restrict.ts';

const contract = `0x${'ab'.repeat(20)}`;
const other = `0x${'cd'.repeat(20)}`;
const limitedTo = (lists: Partial<AllowLists>) => testCaller({ allowLists: compileAllowLists({ ...noAllowLists, ...lists }) });
const call = (method: string, params: string) => `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`;
const refusals = (text: string, lists: Partial<AllowLists>) =>
  restrict(parseRequest(text, true), limitedTo(lists)).calls.map(({ refusal }) => refusal);

describe('restrict', () => {
  it('keeps a request unchanged if nothing is rejected, so that its bytes can be forwarded', () => {
    const rpc = parseRequest(call('eth_call', `[{"to":"${contract}"}]`), true);
    expect(restrict(rpc, testCaller())).toBe(rpc);
    expect(restrict(rpc, { kind: 'public', address: '192.0.2.1' })).toBe(rpc);
    expect(restrict(rpc, limitedTo({ methods: ['eth_*'], contracts: [contract] }))).toBe(rpc);
  });

  it('rejects single calls of a batch and never forwards its bytes', () => {
    const batch = `[${call('eth_call', '[]')},${call('eth_chainId', '[]')},${call('admin_peers', '[]')}]`;
    const rpc = restrict(parseRequest(batch, true), limitedTo({ methods: ['eth_chainId'] }));
    expect(rpc.calls.map(({ refusal }) => refusal)).toEqual(['METHOD_NOT_LISTED', null, 'METHOD_REFUSED']);
    expect(rpc.isPlain).toBe(false);
  });

  it.each([
    [`[{"to":"${contract}"},"latest"]`, null],
    [`[{"to":"${other}"},"latest"]`, 'CONTRACT_NOT_LISTED'],
    [`[{"data":"0x60"},"latest"]`, 'CONTRACT_NOT_LISTED'],
    [`[{"to":"${other}","to":"${contract}"},"latest"]`, 'CONTRACT_NOT_LISTED'],
    [`[{"To":"${other}","to":"${contract}"},"latest"]`, 'CONTRACT_NOT_LISTED'],
    [String.raw`[{"\u0074o":"${other}","to":"${contract}"},"latest"]`, 'CONTRACT_NOT_LISTED'],
    [`[{"to":"${contract}"}],"params":[{"to":"${contract}"}]`, 'CONTRACT_NOT_LISTED'],
  ])('with listed contracts, eth_call %s returns %s', (params, refusal) => {
    expect(refusals(call('eth_call', params), { contracts: [contract] })).toEqual([refusal]);
  });

  it('rejects an allowed method whose text hides another', () => {
    const text = `{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["logs",{}],"params":["newHeads"]}`;
    expect(refusals(text, { contracts: [contract] })).toEqual(['CONTRACT_NOT_LISTED']);
  });
});
