import { noAllowLists } from '@onepoint/allow-lists';
import { describe, expect, test } from 'vitest';
import { composeCall, readEntries, simulate } from './allow-lists.rules.ts';

describe('readEntries', () => {
  test('separates entries pasted from code or a table', () => {
    expect(readEntries('methods', '"eth_call", \'eth_get*\';net_version\n\n eth_chainId\t')).toMatchObject({
      entries: ['eth_call', 'eth_get*', 'net_version', 'eth_chainId'],
      problems: [],
    });
  });

  test('names invalid entries with their line and keeps the others', () => {
    expect(readEntries('ips', '10.0.0.0/8\n10.0.0.0/33\n::1 nonsense')).toMatchObject({
      entries: ['10.0.0.0/8', '::1'],
      problems: [
        { line: 2, entry: '10.0.0.0/33' },
        { line: 3, entry: 'nonsense' },
      ],
    });
  });

  test('removes duplicates in different spellings', () => {
    expect(readEntries('origins', 'https://App.example.com/\nhttps://app.example.com').entries).toEqual(['https://app.example.com']);
  });

  const of = (count: number) => readEntries('methods', Array.from({ length: count }, (_, index) => `eth_${index}`).join('\n'));

  test('a list with more than fifty entries is too long', () => {
    expect([of(50).isTooLong, of(51).isTooLong]).toEqual([false, true]);
  });
});

describe('simulate', () => {
  const server = { origin: null, ip: '203.0.113.7' };
  const token = `0x${'ab'.repeat(20)}`;
  const other = `0x${'cd'.repeat(20)}`;

  test.each(['eth_call', 'eth_getLogs', 'eth_getCode', 'trace_filter', 'eth_estimateGas'])(
    '%s is checked against the given contract',
    (method) => {
      const lists = { ...noAllowLists, contracts: [token] };
      expect(simulate(lists, server, composeCall(method, token))).toMatchObject([{ method, decision: { isAllowed: true } }]);
      expect(simulate(lists, server, composeCall(method, other))).toMatchObject([
        { decision: { isAllowed: false, rule: 'contracts', value: other } },
      ]);
      expect(simulate(lists, server, composeCall(method, ''))).toMatchObject([{ decision: { isAllowed: false, reason: 'MISSING' } }]);
    },
  );

  test('decides each call of a batch', () => {
    const batch = `[${composeCall('eth_call', token)},${composeCall('eth_chainId', '')}]`;
    expect(simulate({ ...noAllowLists, methods: ['eth_c*'], ips: ['203.0.113.0/24'] }, server, batch)).toMatchObject([
      { method: 'eth_call', decision: { isAllowed: true, entries: { ips: '203.0.113.0/24', methods: 'eth_c*' } } },
      { method: 'eth_chainId', decision: { isAllowed: true } },
    ]);
  });

  test('rejects duplicate JSON keys like the gateway', () => {
    const text = `{"method":"eth_call","params":[{"to":"${other}"}],"params":[{"to":"${token}"}]}`;
    expect(simulate({ ...noAllowLists, contracts: [token] }, server, text)).toMatchObject([{ decision: { reason: 'UNREADABLE' } }]);
  });

  test.each(['', '7', '[]', '{}', '{"method":7}', '[{"method":"eth_call"},3]', '{'])('%j is not a request', (text) => {
    expect(simulate(noAllowLists, server, text)).toBeNull();
  });
});
