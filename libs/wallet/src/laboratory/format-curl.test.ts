import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createWalletLog } from '../observe/create-wallet-log.ts';
import type { WalletRequestRecord } from '../observe/wallet-record.ts';
import { formatCurl } from './format-curl.ts';
import { replayRequest } from './replay-request.ts';

it('writes a command that a shell reads as it was meant, quotes and all', () => {
  const command = formatCurl({ method: 'personal_sign', params: ['it\'s $HOME `x` "y"'] }, 'http://127.0.0.1:8545/?a=1&b=2');
  const words = execFileSync('sh', ['-c', `show() { printf '%s\\0' "$@"; }; ${command.replace('curl', 'show')}`], {
    encoding: 'utf8',
  }).split('\0');
  expect(words[0]).toBe('http://127.0.0.1:8545/?a=1&b=2');
  expect(JSON.parse(words[4] ?? '')).toEqual({ jsonrpc: '2.0', id: 1, method: 'personal_sign', params: ['it\'s $HOME `x` "y"'] });
});

it('replays a record as the request it was', () => {
  const log = createWalletLog();
  log.startRequest({ wallet: 'A', method: 'eth_accounts', params: undefined });
  log.startRequest({ wallet: 'A', method: 'wallet_watchAsset', params: { type: 'ERC20' } });
  const requests = log.getRecords().map((record) => replayRequest(record as WalletRequestRecord));
  expect(requests).toEqual([{ method: 'wallet_watchAsset', params: { type: 'ERC20' } }, { method: 'eth_accounts' }]);
});
