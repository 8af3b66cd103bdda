import type { WebSocket } from 'ws';
import { closeCodes } from './accept-upgrade.ts';

/**
 * Limits of pending bytes, in bytes. Notifications come from a shared source, which isn't paused for a single client. A client with more
 * than `one` is disconnected, or with more than `oneOfMany` if all clients together have more than `all`.
 */
export const waitingBytesMax = { one: 16_777_216, oneOfMany: 262_144, all: 67_108_864 };

export const tooSlowReason = 'Messages are not read fast enough';

let allWaitingBytes = 0;

interface NotificationsOptions {
  readonly client: Pick<WebSocket, 'bufferedAmount'>;
  /** @param onSent called when the text has left this process, or never will */
  readonly send: (text: string, onSent: () => void) => void;
  readonly close: (code: number, reason: string) => void;
}

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
