import type { Dispatcher } from 'undici';
import { expect, it, onTestFinished, vi } from 'vitest';
import { HttpUpstream } from '../upstreams/http-upstream.ts';
import { HeldMemory } from './held-memory.ts';
import { NodeAttempt } from './node-attempt.ts';

it('reads a large response only as fast as its client', async () => {
  const upstream = new HttpUpstream('http://127.0.0.1:1', 1_000);
  onTestFinished(() => upstream.close());
  const controller = { pause: vi.fn(), resume: vi.fn(), abort: vi.fn() };
  const passed: Buffer[] = [];
  const waiting: (() => void)[] = [];
  let isFull = true;
  const attempt = new NodeAttempt({
    upstream,
    body: '',
    isResolved: false,
    expected: { isBatch: false, calls: [{ index: 0, id: 1 }] },
    isStreamed: true,
    memory: new HeldMemory({ subject: 'proj_test', isPaying: true }),
    listener: {
      onAnswer: () => undefined,
      onFailure: () => undefined,
      onLarge: () => ({
        data: (chunk) => {
          passed.push(chunk);
          return !isFull;
        },
        onReady: (listener) => waiting.push(listener),
        end: () => undefined,
      }),
    },
  });
  const receive = (text: string) => attempt.onResponseData(controller as unknown as Dispatcher.DispatchController, Buffer.from(text));
  attempt.onRequestStart(controller as unknown as Dispatcher.DispatchController);
  attempt.onResponseStart(controller as unknown as Dispatcher.DispatchController, 200, {});
  receive(`{"jsonrpc":"2.0","id":1,"result":"${'0'.repeat(20_000)}`);
  receive('0'.repeat(1_000));
  expect(controller.pause).toHaveBeenCalledTimes(1);
  expect(controller.resume).not.toHaveBeenCalled();
  isFull = false;
  for (const listener of waiting) listener();
  expect(controller.resume).toHaveBeenCalledTimes(1);
  receive('0'.repeat(1_000));
  expect(controller.pause).toHaveBeenCalledTimes(1);
  // Only the last chunk of the forwarded data is kept.
  expect(passed.map(({ length }) => length)).toEqual([20_034, 1_000]);
});
