import { expect, it } from 'vitest';
import type { LabRecord } from './records.ts';
import { formatSharedLog, parseSharedLog, sharedRecordsMax } from './shared-log.ts';

const state = { status: 'disconnected', wallet: null, accounts: [], chainId: null, connections: 0 } as const;
const records: readonly LabRecord[] = [
  {
    kind: 'request',
    id: 3,
    wallet: 'Ä',
    method: 'eth_chainId',
    params: [],
    startedAt: 1,
    durationMs: 2.5,
    outcome: 'result',
    answer: '0x1',
  },
  { kind: 'event', id: 2, wallet: 'Ä', event: 'connect', data: { chainId: '0x1' }, startedAt: 1 },
  { kind: 'state', id: 1, wallet: '', startedAt: 1, before: state, after: { ...state, status: 'connecting' } },
];

it('round-trips every kind of record', async () => {
  const text = await formatSharedLog(records);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await parseSharedLog(text)).toEqual(records);
});

it('shares only the newest records', async () => {
  const many = Array.from({ length: 80 }, (_, index) => ({ ...records[1], id: index }) as LabRecord);
  expect(await parseSharedLog(await formatSharedLog(many))).toHaveLength(sharedRecordsMax);
});

it('fits fifty signatures into a URL', async () => {
  const signed = Array.from(
    { length: 50 },
    (_, id) => ({ ...records[0], id, method: 'personal_sign', answer: `0x${'ab'.repeat(65)}` }) as LabRecord,
  );
  expect((await formatSharedLog(signed)).length).toBeLessThan(8000);
});

it.each(['', 'nonsense', 'q1YqSS0uUbJSUsrMU9JRykvMTVWyUkpJLEkFAA'])('rejects %j', async (text) => {
  expect(await parseSharedLog(text)).toBeUndefined();
});
