import type { Channel } from '@onepoint/bus';
import { expect, it, vi } from 'vitest';
import { AccessNews, newsChannel } from './access-news.ts';

function create() {
  const state = { isConnected: true, now: 0 };
  let onChange: ((isConnected: boolean) => void) | undefined;
  let receive: ((message: unknown) => void) | undefined;
  const listeners = { started: 0, closed: 0 };
  const confirm = vi.fn(async () => undefined);
  const handlers = { onChange: vi.fn(), onProvidersChange: vi.fn(), onClosing: vi.fn() };
  const news = new AccessNews({
    bus: {
      get isConnected() {
        return state.isConnected;
      },
      onChange: (listener) => (onChange = listener),
      subscribe: <Message>(_channel: Channel<Message>, handle: (message: Message) => void) => {
        receive = handle as (message: unknown) => void;
        return () => undefined;
      },
    },
    createListener: () => ({
      start: async () => void (listeners.started += 1),
      close: async () => void (listeners.closed += 1),
    }),
    confirm,
    handlers,
    now: () => state.now,
  });
  return {
    state,
    listeners,
    confirm,
    handlers,
    news,
    publish: (message: unknown) => receive?.(newsChannel.schema.parse(message)),
    setConnected: (isConnected: boolean) => {
      state.isConnected = isConnected;
      onChange?.(isConnected);
    },
    pass: async (ms: number, hasRelay: boolean) => {
      for (const until = state.now + ms; state.now < until;) {
        state.now += 500;
        if (hasRelay) receive?.({ kind: 'relay' });
        await news.check();
      }
    },
  };
}

it('listens to the database and confirms within 5 s without a relay', async () => {
  const { news, listeners, confirm, pass } = create();
  await news.start();
  expect(listeners).toEqual({ started: 1, closed: 0 });
  expect(confirm).toHaveBeenCalledTimes(1);
  await pass(60_000, false);
  expect(confirm.mock.calls.length).toBeGreaterThanOrEqual(1 + 60 / 5);
  await news.close();
  expect(listeners).toEqual({ started: 1, closed: 1 });
});

it('stops listening and confirms about once a minute with a relay', async () => {
  const { news, listeners, confirm, pass } = create();
  await news.start();
  await pass(1_000, true);
  expect(listeners).toEqual({ started: 1, closed: 1 });
  confirm.mockClear();
  await pass(600_000, true);
  expect(confirm.mock.calls.length).toBeGreaterThanOrEqual(9);
  expect(confirm.mock.calls.length).toBeLessThanOrEqual(13);
  await news.close();
});

it('listens again, and confirms, once the relay is silent or the bus is down', async () => {
  const { news, listeners, confirm, pass, setConnected } = create();
  await news.start();
  await pass(1_000, true);
  await pass(5_000, false);
  expect(listeners.started).toBe(2);
  await pass(1_000, true);
  expect(listeners.closed).toBe(2);
  confirm.mockClear();
  setConnected(false);
  await news.check();
  expect(listeners.started).toBe(3);
  expect(confirm).toHaveBeenCalledOnce();
  await news.close();
});

it('passes on project changes, and confirms all keys if anything may have changed', async () => {
  const { news, publish, handlers, confirm } = create();
  await news.start();
  publish({ kind: 'project', projectId: 'proj_a' });
  publish({ kind: 'providers' });
  publish({ kind: 'closing' });
  expect(handlers.onChange).toHaveBeenCalledExactlyOnceWith('proj_a');
  expect([handlers.onProvidersChange.mock.calls.length, handlers.onClosing.mock.calls.length]).toEqual([1, 1]);
  confirm.mockClear();
  publish({ kind: 'project' });
  await news.check();
  expect(confirm).toHaveBeenCalledOnce();
  await news.close();
});
