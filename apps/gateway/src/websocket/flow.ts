import type { WebSocket } from 'ws';

/** Bytes waiting to be sent on one side, above which the other side is not read any more. */
const highBytes = 4_194_304;
const lowBytes = 1_048_576;
/** A receiver that stays behind this long is given up. */
const stalledMs = 30_000;

/** Sends on one socket what comes from another, and stops reading the source while the receiver is behind. */
export class Flow {
  readonly #source: WebSocket;
  readonly #target: WebSocket;
  #pausedAt: number | undefined;

  constructor(source: WebSocket, target: WebSocket) {
    this.#source = source;
    this.#target = target;
  }

  get isPaused(): boolean {
    return this.#pausedAt !== undefined;
  }

  send(text: string): void {
    this.#target.send(text, () => this.#sent());
    if (this.#pausedAt === undefined && this.#target.bufferedAmount > highBytes) {
      this.#pausedAt = performance.now();
      this.#source.pause();
    }
  }

  isStalled(now: number): boolean {
    return this.#pausedAt !== undefined && now - this.#pausedAt > stalledMs;
  }

  #sent(): void {
    if (this.#pausedAt === undefined || this.#target.bufferedAmount > lowBytes) return;
    this.#pausedAt = undefined;
    this.#source.resume();
  }
}
