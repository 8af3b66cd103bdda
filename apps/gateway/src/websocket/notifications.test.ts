import { expect, it, onTestFinished } from 'vitest';
import { Notifications, waitingBytesMax } from './notifications.ts';

const message = 'x'.repeat(100_000);

function openClient() {
  const client: { bufferedAmount: number; closedWith: number | null } = { bufferedAmount: 0, closedWith: null };
  const waiting: (() => void)[] = [];
  const read = () => {
    client.bufferedAmount = 0;
    for (const onSent of waiting.splice(0)) onSent();
  };
  onTestFinished(read);
  const notifications = new Notifications({
    client,
    send: (text, onSent) => {
      client.bufferedAmount += text.length;
      waiting.push(onSent);
    },
    close: (code) => (client.closedWith = code),
  });
  const send = () => {
    if (client.closedWith === null) notifications.send(message);
  };
  return { client, send, read };
}

/** Number of messages that can wait for a client, plus the one that gets it disconnected. */
const messagesIn = (bytes: number): number => Math.floor(bytes / message.length) + 1;

it('disconnects a client that reads nothing, after 16 MiB', () => {
  const { client, send } = openClient();
  let sent = 0;
  for (; client.closedWith === null; sent += 1) send();
  expect({ sent, code: client.closedWith }).toEqual({ sent: messagesIn(waitingBytesMax.one), code: 1013 });
});

it('keeps a client that catches up', () => {
  const { client, send, read } = openClient();
  for (let turn = 0; turn < 5; turn += 1) {
    for (let sent = 1; sent < messagesIn(waitingBytesMax.one); sent += 1) send();
    read();
  }
  expect(client.closedWith).toBeNull();
});

it('bounds the memory for a hundred slow clients, and keeps those that read', () => {
  const slow = Array.from({ length: 100 }, openClient);
  const fast = openClient();
  let most = 0;
  while (slow.some(({ client }) => client.closedWith === null)) {
    for (const { send } of slow) send();
    fast.send();
    fast.read();
    most = Math.max(
      most,
      slow.reduce((sum, { client }) => sum + client.bufferedAmount, 0),
    );
    // A disconnected client's pending data is dropped with its connection.
    for (const { client, read } of slow) if (client.closedWith !== null) read();
  }
  expect(most).toBeLessThanOrEqual(waitingBytesMax.all + slow.length * message.length);
  expect(new Set(slow.map(({ client }) => client.closedWith))).toEqual(new Set([1013]));
  expect(fast.client.closedWith).toBeNull();
});
