import { fastify } from 'fastify';
import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { stopOnSignals } from './stop-on-signals.ts';

afterEach(() => vi.useRealTimers());

async function startApp(drainMs = 0) {
  const app = fastify();
  const begun = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    begun.resolve();
    await finished.promise;
    return 'done';
  });
  app.get('/', () => 'here');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const signals = new EventEmitter();
  const exited = Promise.withResolvers<number>();
  const exit = vi.fn(exited.resolve);
  const close = vi.fn(() => Promise.resolve());
  const lifecycle = { isDraining: false };
  const running = { on: (...listener: Parameters<typeof signals.on>) => signals.on(...listener), exit };
  stopOnSignals({ app, database: { close }, lifecycle, drainMs, running });
  const reply = fetch(`${address}/slow`, { headers: { connection: 'close' } }).then(
    (response) => response.text(),
    () => 'cut off',
  );
  await begun.promise;
  return { address, lifecycle, signals, exit, exited: exited.promise, close, reply, finish: () => finished.resolve() };
}

test.each(['SIGTERM', 'SIGINT'])(
  'finishes running requests, accepts no new ones, closes the database and exits with 0 on %s',
  async (signal) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { address, signals, exit, exited, close, reply, finish } = await startApp();
    signals.emit(signal, signal);
    signals.emit(signal, signal);
    await expect(fetch(address)).rejects.toThrow(TypeError);
    expect(exit).not.toHaveBeenCalled();
    finish();
    expect(await reply).toBe('done');
    expect(await exited).toBe(0);
    expect(close).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(exit).toHaveBeenCalledOnce();
  },
);

test('cuts off a request that does not end after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { signals, exit, reply } = await startApp();
  signals.emit('SIGTERM', 'SIGTERM');
  vi.advanceTimersByTime(1_999);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
  expect(await reply).toBe('cut off');
});

test('drains on SIGTERM while requests go on, until a second signal', async () => {
  const { address, lifecycle, signals, exit, exited, reply, finish } = await startApp(3_600_000);
  signals.emit('SIGTERM', 'SIGTERM');
  expect(lifecycle.isDraining).toBe(true);
  expect(await (await fetch(address, { headers: { connection: 'close' } })).text()).toBe('here');
  finish();
  expect(await reply).toBe('done');
  expect(exit).not.toHaveBeenCalled();
  signals.emit('SIGTERM', 'SIGTERM');
  expect(await exited).toBe(0);
});
