import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Flow } from './flow.ts';

/** As much of a socket as a flow uses: what is sent stays buffered until it is drained. */
class FakeSocket extends EventEmitter {
  bufferedAmount = 0;
  isPaused = false;
  readonly #sent: (() => void)[] = [];
  send(text: string, done: () => void): void {
    this.bufferedAmount += text.length;
    this.#sent.push(done);
  }
  drain(): void {
    this.bufferedAmount = 0;
    for (const done of this.#sent.splice(0)) done();
  }
  pause(): void {
    this.isPaused = true;
  }
  resume(): void {
    this.isPaused = false;
  }
}

it('stops reading while the receiver is behind, and goes on when it has caught up', () => {
  const [source, target] = [new FakeSocket(), new FakeSocket()];
  const flow = new Flow(source as unknown as WebSocket, target as unknown as WebSocket);
  const message = 'x'.repeat(1_000_000);
  for (let turn = 0; turn < 4; turn += 1) flow.send(message);
  expect(source.isPaused).toBe(false);
  flow.send(message);
  expect(source.isPaused).toBe(true);
  expect(flow.isStalled(performance.now())).toBe(false);
  expect(flow.isStalled(performance.now() + 31_000)).toBe(true);
  target.drain();
  expect(source.isPaused).toBe(false);
  expect(flow.isStalled(performance.now() + 31_000)).toBe(false);
});
