import { expect, it } from 'vitest';
import { createWalletLog } from '../observe/create-wallet-log.ts';
import { findLogExport, formatLogExport } from './log-export.ts';

it('exports what was recorded so that it reads back, errors as what they say', () => {
  const log = createWalletLog();
  log.addEvent({ wallet: 'A', event: 'chainChanged', data: '0x1' });
  log.startRequest({ wallet: 'A', method: 'eth_accounts', params: undefined })('result', []);
  log.startRequest({ wallet: 'A', method: 'personal_sign', params: ['0x'] })('error', Object.assign(new Error('no'), { code: 4001 }));
  const records = findLogExport(formatLogExport(log.getRecords()));
  expect(records).toEqual([
    expect.objectContaining({
      kind: 'request',
      method: 'personal_sign',
      params: ['0x'],
      outcome: 'error',
      answer: { code: 4001, message: 'no' },
    }),
    expect.objectContaining({ kind: 'request', method: 'eth_accounts', params: undefined, outcome: 'result', answer: [] }),
    expect.objectContaining({ kind: 'event', event: 'chainChanged', data: '0x1' }),
  ]);
});

it.each(['', '[]', '{"format":"onepoint-wallet-log","version":2,"records":[]}', `"${'x'.repeat(2_000_001)}"`])(
  'reads nothing else (%#)',
  (text) => {
    expect(findLogExport(text)).toBeUndefined();
  },
);
