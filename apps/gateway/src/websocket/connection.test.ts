import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Flow } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';

describe('flow', () => {
  /** The part of a socket that a flow uses. Sent data stays buffered until `drain`. */
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

  it('stops reading while the receiver is behind, and resumes once it catches up', () => {
    const [source, target] = [new FakeSocket(), new FakeSocket()];
    const flow = new Flow(source, target as unknown as WebSocket);
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
});

describe('heartbeat', () => {
  function setUp() {
    const socket = Object.assign(new EventEmitter(), { isPaused: false, ping: vi.fn() });
    return { socket, heartbeat: new Heartbeat(socket as unknown as WebSocket, 0) };
  }

  it('pings every 30 seconds while pongs arrive', () => {
    const { socket, heartbeat } = setUp();
    expect(heartbeat.beat(29_999)).toBe(true);
    expect(socket.ping).not.toHaveBeenCalled();
    for (const now of [30_000, 60_000, 90_000]) {
      expect(heartbeat.beat(now)).toBe(true);
      socket.emit('pong');
    }
    expect(socket.ping).toHaveBeenCalledTimes(3);
  });

  it('detects a peer that no longer responds, unless our side isn’t reading', () => {
    const { socket, heartbeat } = setUp();
    heartbeat.beat(30_000);
    socket.isPaused = true;
    expect(heartbeat.beat(60_000)).toBe(true);
    socket.isPaused = false;
    expect(heartbeat.beat(90_000)).toBe(false);
  });
});
