import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Bus, busUrlSchema, type Channel } from './bus.ts';
import { Presence } from './presence.ts';
import { startNats, type RunningNats } from '@onepoint/sandbox/nats/start-nats';

const numbers: Channel<number> = { subject: 'numbers', schema: z.number() };
const texts: Channel<string> = { subject: 'numbers', schema: z.string() };

let nats: RunningNats;
const buses: Bus[] = [];

beforeAll(async () => {
  nats = await startNats();
});
afterEach(async () => {
  await Promise.all(buses.splice(0).map((bus) => bus.close()));
});
afterAll(() => nats.stop());

async function join() {
  const [onGone, onBack] = [vi.fn(), vi.fn()];
  // On a busy machine, the server can take longer than the defaults, which would count as an outage.
  const bus = new Bus({ url: nats.url, name: 'test', onGone, onBack, connectTimeoutMs: 60_000, pingMs: 60_000 });
  buses.push(bus);
  await bus.start();
  return { bus, onGone, onBack };
}

/** Sends until the other side receives, because the server takes a moment to apply a subscription. */
async function reaches(from: Bus, received: number[], number: number): Promise<void> {
  await expect
    .poll(() => {
      from.publish(numbers, number);
      return received;
    })
    .toContain(number);
}

it('delivers messages to the others, counts unreadable ones, and stops when unsubscribed', async () => {
  const [{ bus: first }, { bus: second }] = [await join(), await join()];
  const received: number[] = [];
  const own = vi.fn();
  first.subscribe(numbers, own);
  const unsubscribe = second.subscribe(numbers, (number) => received.push(number));
  await reaches(first, received, 1);
  first.publish(texts, 'not a number');
  await expect.poll(() => second.state.unreadableMessages).toBe(1);
  unsubscribe();
  expect(own).not.toHaveBeenCalled();
  expect(first.state).toMatchObject({ isConnected: true, losses: 0 });
});

it('drops messages while the server is down, reports it once, and restores its subscriptions', async () => {
  const [{ bus: first, onGone, onBack }, { bus: second }] = [await join(), await join()];
  const received: number[] = [];
  second.subscribe(numbers, (number) => received.push(number));
  await reaches(first, received, 1);
  await nats.kill();
  await expect.poll(() => first.isConnected || second.isConnected).toBe(false);
  first.publish(numbers, 2);
  await nats.restart();
  await expect.poll(() => first.isConnected && second.isConnected).toBe(true);
  await reaches(first, received, 3);
  expect(received).not.toContain(2);
  expect(onGone).toHaveBeenCalledOnce();
  expect(onBack).toHaveBeenCalledOnce();
  expect(first.state).toMatchObject({ isConnected: true, losses: 1 });
});

it('starts without a server, and connects once there is one', async () => {
  await nats.kill();
  const { bus, onGone, onBack } = await join();
  expect(bus.isConnected).toBe(false);
  await nats.restart();
  await expect.poll(() => bus.isConnected).toBe(true);
  expect([onGone.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
});

it('knows which processes are running', async () => {
  const members = await Promise.all(['b', 'a', 'c'].map(async (id) => new Presence({ bus: (await join()).bus, group: 'test', id })));
  for (const member of members) member.start();
  const [first, second] = members;
  await expect.poll(() => members.map(({ count }) => count)).toEqual([3, 3, 3]);
  expect(first?.list()).toEqual(['a', 'b', 'c']);
  second?.stop();
  await expect.poll(() => first?.list()).toEqual(['b', 'c']);
  for (const member of members) member.stop();
});

it('accepts only addresses of NATS servers', () => {
  const isValid = (text: string) => busUrlSchema.safeParse(text).success;
  expect(['nats://one:4222', 'nats://user:secret@one,tls://two:4223'].map(isValid)).toEqual([true, true]);
  expect(['one:4222', 'https://one', 'nats://', 'nats://one,'].map(isValid)).toEqual([false, false, false, false]);
});
