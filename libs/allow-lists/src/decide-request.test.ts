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
  it('allows everything without lists', () => {
    expect(isLimited(noAllowLists)).toBe(false);
    expect(decide({}, { origin: null, ip: 'unknown', params: undefined })).toEqual({ isAllowed: true, entries: {} });
  });

  it('returns the matching entry of each list', () => {
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
  ])('%s refuses %j', (rule, change, reason, value) => {
    expect(decide(full, change)).toEqual({ isAllowed: false, rule, reason, value });
  });

  it('applies the lists in order', () => {
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

  it('allows methods without contracts', () => {
    expect(decide({ contracts: [contract] }, { method: 'eth_blockNumber', params: [] })).toEqual({ isAllowed: true, entries: {} });
  });

  it('restricts by a list with invalid entries only', () => {
    expect(decide({ ips: ['nonsense'] })).toMatchObject({ isAllowed: false, rule: 'ips' });
  });
});
