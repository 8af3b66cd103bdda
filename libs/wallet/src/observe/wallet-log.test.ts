import { expect, it, vi } from 'vitest';
import { createWalletLog } from './wallet-log.ts';

it('returns the newest record first and notifies subscribers', () => {
  const log = createWalletLog();
  const listener = vi.fn();
  log.subscribe(listener);
  log.addEvent({ wallet: 'A', event: 'chainChanged', data: '0x1' });
  log.addEvent({ wallet: 'A', event: 'chainChanged', data: '0x89' });
  expect(log.getRecords().map((record) => record.kind === 'event' && record.data)).toEqual(['0x89', '0x1']);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('completes a request record after newer records were added', () => {
  const log = createWalletLog();
  const end = log.startRequest({ wallet: 'A', method: 'eth_accounts', params: [] });
  log.addEvent({ wallet: 'A', event: 'connect', data: {} });
  expect(log.getRecords()[1]).toMatchObject({ outcome: 'pending', durationMs: undefined });
  end('result', ['0x1']);
  expect(log.getRecords()[1]).toMatchObject({ outcome: 'result', answer: ['0x1'], durationMs: expect.any(Number) as number });
});

it('keeps at most `recordsMax` records', () => {
  const log = createWalletLog(2);
  for (const data of [1, 2, 3]) log.addEvent({ wallet: 'A', event: 'message', data });
  expect(log.getRecords()).toHaveLength(2);
});

it('stays empty after clear when a pending request ends', () => {
  const log = createWalletLog();
  const end = log.startRequest({ wallet: 'A', method: 'eth_accounts', params: [] });
  log.clear();
  end('result', []);
  expect(log.getRecords()).toEqual([]);
});
