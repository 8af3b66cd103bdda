import { noAllowLists } from '@onepoint/allow-lists';
import { expect, test } from 'vitest';
import { composeCall } from './compose-call.ts';
import { simulate } from './simulate.ts';

const server = { origin: null, ip: '203.0.113.7' };
const token = `0x${'ab'.repeat(20)}`;
const other = `0x${'cd'.repeat(20)}`;

test.each(['eth_call', 'eth_getLogs', 'eth_getCode', 'trace_filter', 'eth_estimateGas'])(
  'a call of %s is about the contract that was given',
  (method) => {
    const lists = { ...noAllowLists, contracts: [token] };
    expect(simulate(lists, server, composeCall(method, token))).toMatchObject([{ method, decision: { isAllowed: true } }]);
    expect(simulate(lists, server, composeCall(method, other))).toMatchObject([
      { decision: { isAllowed: false, rule: 'contracts', value: other } },
    ]);
    expect(simulate(lists, server, composeCall(method, ''))).toMatchObject([{ decision: { isAllowed: false, reason: 'MISSING' } }]);
  },
);

test('members of a batch are judged one by one', () => {
  const batch = `[${composeCall('eth_call', token)},${composeCall('eth_chainId', '')}]`;
  expect(simulate({ ...noAllowLists, methods: ['eth_c*'], ips: ['203.0.113.0/24'] }, server, batch)).toMatchObject([
    { method: 'eth_call', decision: { isAllowed: true, entries: { ips: '203.0.113.0/24', methods: 'eth_c*' } } },
    { method: 'eth_chainId', decision: { isAllowed: true } },
  ]);
});

test('a key that comes twice is refused as by the gateway', () => {
  const text = `{"method":"eth_call","params":[{"to":"${other}"}],"params":[{"to":"${token}"}]}`;
  expect(simulate({ ...noAllowLists, contracts: [token] }, server, text)).toMatchObject([{ decision: { reason: 'UNREADABLE' } }]);
});

test.each(['', '7', '[]', '{}', '{"method":7}', '[{"method":"eth_call"},3]', '{'])('%j is no request', (text) => {
  expect(simulate(noAllowLists, server, text)).toBeNull();
});
