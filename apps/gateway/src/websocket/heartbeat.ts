import type { WebSocket } from 'ws';

const pingIntervalMs = 30_000;

/** Finds peers that are gone without a word: each is pinged every 30 s and must have answered by the next time. */
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

  /** Pings when it is time. Returns false when the last ping was never answered. */
  beat(now: number): boolean {
    if (now < this.#pingAt) return true;
    // A paused socket reads no pongs: it is busy, not gone, and stalled flows are found elsewhere.
    if (this.#isAwaited && !this.#socket.isPaused) return false;
    this.#isAwaited = true;
    this.#pingAt = now + pingIntervalMs;
    this.#socket.ping();
    return true;
  }
}
