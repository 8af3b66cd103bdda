import { expect, it } from 'vitest';
import type { Channel } from './bus.ts';
import { Presence } from './presence.ts';

/** Delivers immediately to everyone but the sender. */
function createFakeBus() {
  const receivers = new Set<(message: unknown) => void>();
  const state = { isConnected: true };
  const connect = () => {
    let own: ((message: never) => void) | undefined;
    return {
      get isConnected() {
        return state.isConnected;
      },
      publish: <Message>(_channel: Channel<Message>, message: Message) => {
        if (state.isConnected) for (const receive of receivers) if (receive !== own) receive(message);
      },
      subscribe: <Message>(_channel: Channel<Message>, receive: (message: Message) => void) => {
        own = receive;
        receivers.add(receive as (message: unknown) => void);
        return () => receivers.delete(receive as (message: unknown) => void);
      },
    };
  };
  return { state, connect };
}

it('forgets a process that is silent for seconds, but not while the bus is down', () => {
  const fake = createFakeBus();
  const time = { now: 0 };
  const [first, second] = ['a', 'b'].map((id) => new Presence({ bus: fake.connect(), group: 'test', id, now: () => time.now }));
  first?.start();
  second?.start();
  expect([first?.count, second?.count]).toEqual([2, 2]);
  fake.state.isConnected = false;
  time.now += 60_000;
  first?.announce();
  expect(first?.count).toBe(2);
  fake.state.isConnected = true;
  time.now += 3_000;
  first?.announce();
  expect(first?.count).toBe(2);
  time.now += 1_000;
  first?.announce();
  expect(first?.count).toBe(1);
  first?.stop();
  second?.stop();
});
