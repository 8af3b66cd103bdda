import { expect, test, vi } from 'vitest';
import { sendUnlessOvertaken } from './send-unless-overtaken.ts';

const send = vi.fn(() => Promise.resolve({ name: 'Mine' }));
const sendOver = (now: object) =>
  sendUnlessOvertaken<object>({ change: { name: 'Mine' }, shown: { name: 'Shown' }, read: () => Promise.resolve(now), send });

test('what its sender has not seen is not replaced', async () => {
  expect(await sendOver({ name: 'Theirs' })).toEqual({ item: { name: 'Theirs' }, isSaved: false });
  expect(send).not.toHaveBeenCalled();
});

test('what is as it was shown is replaced', async () => {
  expect(await sendOver({ name: 'Shown' })).toEqual({ item: { name: 'Mine' }, isSaved: true });
});
