import { expect, it } from 'vitest';
import { deliver, deliverUnread, type ShareMessage } from './share-messages.ts';

const messages: readonly ShareMessage[] = [
  { kind: 'spending', plans: [['proj_a', 'FREE', 1, 26]], keys: [['key_a', 10, 1]] },
  { kind: 'connections', from: 1, open: [['key_a', 2]] },
  { kind: 'connection', from: 1, subject: 'key_a', connections: 2, unconfirmed: 1 },
  { kind: 'units', keys: [['key_a', 26]], quotas: [['proj_a', 26]] },
  { kind: 'heads', heads: [['key_a ethereum', 100]], sent: ['key_a ethereum'] },
];

function setUp() {
  const received: [share: string, message: ShareMessage][] = [];
  const shareOf = (name: string) => ({ receive: (message: ShareMessage) => received.push([name, message]) });
  const shares = {
    spending: shareOf('spending'),
    connections: shareOf('connections'),
    units: shareOf('units'),
    seenHeads: shareOf('heads'),
  };
  return { received, shares };
}

it('delivers each message to one share, parsed or not', () => {
  const expected = messages.map((message) => [message.kind === 'connection' ? 'connections' : message.kind, message]);
  const { received, shares } = setUp();
  for (const message of messages) deliver(message, shares);
  expect(received).toEqual(expected);
  for (const message of messages) deliverUnread(JSON.parse(JSON.stringify(message)), shares);
  expect(received).toEqual([...expected, ...expected]);
});

it.each([['hello'], [null], [{ kind: 'other' }], [{ kind: 'spending', plans: [['proj_a', 'XL', 1, 1]], keys: [] }]])(
  'ignores %j',
  (message) => {
    const { received, shares } = setUp();
    deliverUnread(message, shares);
    expect(received).toEqual([]);
  },
);
