import { describe, expect, it } from 'vitest';
import { noAllowLists, type AllowLists } from './allow-lists.ts';
import { compileAllowLists, isLimited } from './compile-allow-lists.ts';
import { decideRequest } from './decide-request.ts';

const contract = `0x${'ab'.repeat(20)}`;
const request = {
  origin: 'https://app.example.com',
  ip: '203.0.113.7',
  method: 'eth_call',
  params: [{ to: contract.toUpperCase().replace('0X', '0x') }, 'latest'],
};
const full: AllowLists = {
  origins: ['https://*.example.com'],
  ips: ['203.0.113.0/24'],
  methods: ['eth_*'],
  contracts: [contract],
};
const decide = (lists: Partial<AllowLists>, change: Partial<Parameters<typeof decideRequest>[1]> = {}) =>
  decideRequest(compileAllowLists({ ...noAllowLists, ...lists }), { ...request, ...change });

describe('decideRequest', () => {
  it('lets everything through where nothing is listed', () => {
    expect(isLimited(noAllowLists)).toBe(false);
    expect(decide({}, { origin: null, ip: 'unknown', params: undefined })).toEqual({ isAllowed: true, entries: {} });
  });

  it('names the entry of each list that let a request through', () => {
    expect(isLimited(full)).toBe(true);
    expect(decide(full)).toEqual({
      isAllowed: true,
      entries: { origins: 'https://*.example.com', ips: '203.0.113.0/24', methods: 'eth_*', contracts: contract },
    });
  });

  it.each([
    ['origins', { origin: 'https://evil.test' }, 'NOT_LISTED', 'https://evil.test'],
    ['origins', { origin: null }, 'MISSING', null],
    ['ips', { ip: '198.51.100.1' }, 'NOT_LISTED', '198.51.100.1'],
    ['methods', { method: 'debug_traceCall' }, 'NOT_LISTED', 'debug_traceCall'],
    ['contracts', { params: [{ to: `0x${'00'.repeat(20)}` }] }, 'NOT_LISTED', `0x${'00'.repeat(20)}`],
    ['contracts', { params: [{}] }, 'MISSING', null],
    ['contracts', { isAmbiguous: () => true }, 'UNREADABLE', null],
  ])('names %s as the list that refuses %j', (rule, change, reason, value) => {
    expect(decide(full, change)).toEqual({ isAllowed: false, rule, reason, value });
  });

  it('asks the lists in their order: the first that refuses is named', () => {
    const nothing = { origin: null, ip: '', method: '', params: [] };
    const order: (keyof AllowLists)[] = ['origins', 'ips', 'methods', 'contracts'];
    for (const [index, rule] of order.entries()) {
      const lists = Object.fromEntries(order.slice(index).map((name) => [name, full[name]]));
      expect(decide(lists, { ...nothing, ...(rule === 'contracts' ? { method: 'eth_call' } : {}) })).toMatchObject({
        isAllowed: false,
        rule,
      });
    }
  });

  it('lets a method that is about no contract pass the list of contracts', () => {
    expect(decide({ contracts: [contract] }, { method: 'eth_blockNumber', params: [] })).toEqual({ isAllowed: true, entries: {} });
  });

  it('keeps limiting by a list of which no entry can be read', () => {
    expect(decide({ ips: ['nonsense'] })).toMatchObject({ isAllowed: false, rule: 'ips' });
  });
});
