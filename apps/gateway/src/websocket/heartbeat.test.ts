import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Heartbeat } from './heartbeat.ts';

function setUp() {
  const socket = Object.assign(new EventEmitter(), { isPaused: false, ping: vi.fn() });
  return { socket, heartbeat: new Heartbeat(socket as unknown as WebSocket, 0) };
}

it('pings every 30 seconds and is content while pongs come', () => {
  const { socket, heartbeat } = setUp();
  expect(heartbeat.beat(29_999)).toBe(true);
  expect(socket.ping).not.toHaveBeenCalled();
  for (const now of [30_000, 60_000, 90_000]) {
    expect(heartbeat.beat(now)).toBe(true);
    socket.emit('pong');
  }
  expect(socket.ping).toHaveBeenCalledTimes(3);
});

it('notices a peer that no longer answers, unless it is we who do not read', () => {
  const { socket, heartbeat } = setUp();
  heartbeat.beat(30_000);
  socket.isPaused = true;
  expect(heartbeat.beat(60_000)).toBe(true);
  socket.isPaused = false;
  expect(heartbeat.beat(90_000)).toBe(false);
});
