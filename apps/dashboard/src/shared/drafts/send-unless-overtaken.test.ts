import { ApiError } from '@onepoint/api-client';
import { describe, expect, test, vi } from 'vitest';
import { sendUnlessOvertaken, pickLike } from './send-unless-overtaken.ts';

describe('sendUnlessOvertaken', () => {
  const refusal = (code: string, status: number) => new ApiError({ code, message: code, status, requestId: 'req_1' });
  const read = vi.fn(() => Promise.resolve({ name: 'Theirs' }));
  const sendOver = (send: (expected: object | undefined) => Promise<object>) =>
    sendUnlessOvertaken({ change: { name: 'Mine' }, shown: { name: 'Shown', limit: 5 }, read, send });

  test('a change goes with what was shown of all that it names, in one request', async () => {
    const send = vi.fn(() => Promise.resolve({ name: 'Mine' }));
    expect(await sendOver(send)).toEqual({ item: { name: 'Mine' }, isSaved: true });
    expect(send).toHaveBeenCalledWith({ name: 'Shown' });
    expect(read).not.toHaveBeenCalled();
  });

  test('what its sender has not seen is not replaced, and read', async () => {
    const sent = sendOver(() => Promise.reject(refusal('CHANGED_MEANWHILE', 409)));
    expect(await sent).toEqual({ item: { name: 'Theirs' }, isSaved: false });
  });

  test('any other refusal stays one', async () => {
    await expect(sendOver(() => Promise.reject(refusal('ROLE_FORBIDS', 403)))).rejects.toMatchObject({ code: 'ROLE_FORBIDS' });
  });
});

describe('pickLike', () => {
  const shown = { name: 'Indexer', balance: 500, alerts: { lowBalance: 500, spendPercents: [80, 100], runwayDays: null } };

  test('of what was shown, all that a change names is taken, and nothing else', () => {
    expect(pickLike(shown, { name: 'Bridge', balance: undefined })).toEqual({ name: 'Indexer' });
    expect(pickLike(shown, { alerts: { lowBalance: null, spendPercents: [50] } })).toEqual({
      alerts: { lowBalance: 500, spendPercents: [80, 100] },
    });
  });
});
