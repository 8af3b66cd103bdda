import * as fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createWalletLog, type WalletRequestRecord } from '../observe/wallet-log.ts';
import { diffJson, formatCurl, type JsonValue, replayRequest } from './laboratory.ts';

it('lists each difference with its path', () => {
  const before = { from: '0x1', list: [1, 2], same: true };
  expect(diffJson(before, { from: '0x2', list: [1, 3, 4], same: true, added: null })).toEqual([
    { path: ['from'], before: '0x1', after: '0x2' },
    { path: ['list', 1], before: 2, after: 3 },
    { path: ['list', 2], before: undefined, after: 4 },
    { path: ['added'], before: undefined, after: null },
  ]);
});

it('compares values of different types as a whole', () => {
  expect(diffJson([], {})).toEqual([{ path: [], before: [], after: {} }]);
});

it('finds differences between unequal values only', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const [left, right] = [a, b].map((value) => JSON.parse(JSON.stringify(value)) as JsonValue);
      expect(diffJson(left, structuredClone(left))).toEqual([]);
      expect(diffJson(left, right).length === 0).toBe(JSON.stringify(sorted(left)) === JSON.stringify(sorted(right)));
    }),
    { examples: [[{}, []]] },
  );
});

/** Makes key order irrelevant and distinguishes [] from {}. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return ['list', ...value.map(sorted)];
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ['object', ...entries.map(([key, item]) => [key, sorted(item)])];
};

it('quotes the curl command for a shell', () => {
  const command = formatCurl({ method: 'personal_sign', params: ['it\'s $HOME `x` "y"'] }, 'http://127.0.0.1:8545/?a=1&b=2');
  const words = execFileSync('sh', ['-c', `show() { printf '%s\\0' "$@"; }; ${command.replace('curl', 'show')}`], {
    encoding: 'utf8',
  }).split('\0');
  expect(words[0]).toBe('http://127.0.0.1:8545/?a=1&b=2');
  expect(JSON.parse(words[4] ?? '')).toEqual({ jsonrpc: '2.0', id: 1, method: 'personal_sign', params: ['it\'s $HOME `x` "y"'] });
});

it('replays the request of a record', () => {
  const log = createWalletLog();
  log.startRequest({ wallet: 'A', method: 'eth_accounts', params: undefined });
  log.startRequest({ wallet: 'A', method: 'wallet_watchAsset', params: { type: 'ERC20' } });
  const requests = log.getRecords().map((record) => replayRequest(record as WalletRequestRecord));
  expect(requests).toEqual([{ method: 'wallet_watchAsset', params: { type: 'ERC20' } }, { method: 'eth_accounts' }]);
});
