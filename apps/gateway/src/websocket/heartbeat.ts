import type { WebSocket } from 'ws';

const pingIntervalMs = 30_000;

/** Detects dead peers: each is pinged every 30 s and must respond before the next ping. */
export class Heartbeat {
  readonly #socket: WebSocket;
  #pingAt: number;
  #isAwaited = false;

  constructor(socket: WebSocket, now: number) {
    this.#socket = socket;
    this.#pingAt = now + pingIntervalMs;
    socket.on('pong', () => {
      this.#isAwaited = false;
    });
  }

  /** Pings when due. Returns false if the last ping wasn't answered. */
  beat(now: number): boolean {
    if (now < this.#pingAt) return true;
    // A paused socket reads no pongs. It is busy, not dead; stalled flows are detected elsewhere.
    if (this.#isAwaited && !this.#socket.isPaused) return false;
    this.#isAwaited = true;
    this.#pingAt = now + pingIntervalMs;
    this.#socket.ping();
    return true;
  }
}
