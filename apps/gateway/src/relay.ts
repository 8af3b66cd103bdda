import type { Serializable } from 'node:child_process';

/** A process that messages can be sent to, while it is connected. */
export interface Listener {
  readonly isConnected: () => boolean;
  readonly send: (message: Serializable, onSent: (error: Error | null) => void) => unknown;
}

/** Passes a message on to all but its sender. One that ends meanwhile does not hear it, which is no loss. */
export function relay(message: Serializable, from: Listener, all: readonly (Listener | undefined)[]): void {
  for (const listener of all) {
    if (listener !== undefined && listener !== from && listener.isConnected()) listener.send(message, () => undefined);
  }
}

/** Tells the primary, which passes it on to all other workers. Says nothing once the primary is gone: this process ends as well then. */
export function tellOthers(message: Serializable): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}
