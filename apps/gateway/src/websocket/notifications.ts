import type { WebSocket } from 'ws';
import { closeCodes } from './accept-upgrade.ts';

/**
 * Notifications come from a shared source, which isn't paused for a single client. A client with more pending bytes than this is disconnected,
 * or earlier if too many bytes are pending for all clients together.
 */
export const waitingBytesMax = { one: 16_777_216, oneOfMany: 262_144, all: 67_108_864 };

/** Sent with `closeCodes.tooSlow`. */
export const tooSlowReason = 'Messages are not read fast enough';

let allWaitingBytes = 0;

interface NotificationsOptions {
  readonly client: Pick<WebSocket, 'bufferedAmount'>;
  /** @param onSent called when the text has left this process, or never will */
  readonly send: (text: string, onSent: () => void) => void;
  readonly close: (code: number, reason: string) => void;
}

/** Notifications of a client's subscriptions that it hasn't received yet. */
export class Notifications {
  readonly #options: NotificationsOptions;

  constructor(options: NotificationsOptions) {
    this.#options = options;
  }

  send(text: string): void {
    const { client, send, close } = this.#options;
    allWaitingBytes += text.length;
    send(text, () => (allWaitingBytes -= text.length));
    const bytesMax = allWaitingBytes > waitingBytesMax.all ? waitingBytesMax.oneOfMany : waitingBytesMax.one;
    if (client.bufferedAmount > bytesMax) close(closeCodes.tooSlow, tooSlowReason);
  }
}
