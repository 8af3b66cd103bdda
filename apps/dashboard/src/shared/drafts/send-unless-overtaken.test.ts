import { ApiError } from '@onepoint/api-client';
import { describe, expect, test, vi } from 'vitest';
import { pickLike, sendUnlessOvertaken } from './send-unless-overtaken.ts';

describe('sendUnlessOvertaken', () => {
  const refusal = (code: string, status: number) => new ApiError({ code, message: code, status, requestId: 'req_1' });
  const read = vi.fn(() => Promise.resolve({ name: 'Theirs' }));
  const sendOver = (send: (expected: object | undefined) => Promise<object>) =>
    sendUnlessOvertaken({ change: { name: 'Mine' }, shown: { name: 'Metric', limit: 5 }, read, send });

  test('sends the shown values of the changed fields, in one request', async () => {
    const send = vi.fn(() => Promise.resolve({ name: 'Mine' }));
    expect(await sendOver(send)).toEqual({ item: { name: 'Mine' }, isSaved: true });
    expect(send).toHaveBeenCalledWith({ name: 'Metric' });
    expect(read).not.toHaveBeenCalled();
  });

  test('returns the current item if someone else changed it', async () => {
    const sent = sendOver(() => Promise.reject(refusal('CHANGED_MEANWHILE', 409)));
    expect(await sent).toEqual({ item: { name: 'Theirs' }, isSaved: false });
  });

  test('rejects on any other error', async () => {
    await expect(sendOver(() => Promise.reject(refusal('ROLE_FORBIDS', 403)))).rejects.toMatchObject({ code: 'ROLE_FORBIDS' });
  });
});

describe('pickLike', () => {
  const shown = { name: 'Indexer', balance: 500, alerts: { lowBalance: 500, spendPercents: [80, 100], runwayDays: null } };

  test('picks exactly the changed fields', () => {
    expect(pickLike(shown, { name: 'Bridge', balance: undefined })).toEqual({ name: 'Indexer' });
    expect(pickLike(shown, { alerts: { lowBalance: null, spendPercents: [50] } })).toEqual({
      alerts: { lowBalance: 500, spendPercents: [80, 100] },
    });
  });
});
