import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Bus, Channel } from './bus.ts';

const messageSchema = z.object({
  id: z.string(),
  /** False when the process is stopping. */
  isHere: z.boolean(),
  /** Whether the process has just started and doesn't know the others yet. */
  asks: z.boolean(),
});

interface PresenceOptions {
  readonly bus: Pick<Bus, 'isConnected' | 'publish' | 'subscribe'>;
  /** Name of the group, such as `gateway`. */
  readonly group: string;
  /** @default random */
  readonly id?: string;
  readonly now?: () => number;
}

const announceMs = 1_000;
/** A process that misses three announcements in a row counts as dead. */
const keptMs = 3_500;

/**
 * Tracks which processes of a group are running, on any machine. Each process announces itself every second. A new process asks the others, so
 * that it knows them within milliseconds. While the bus is down, the last known list applies.
 */
export class Presence {
  readonly id: string;
  readonly #options: PresenceOptions;
  readonly #channel: Channel<z.infer<typeof messageSchema>>;
  readonly #now: () => number;
  readonly #seenAt = new Map<string, number>();
  #unsubscribe: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PresenceOptions) {
    this.#options = options;
    this.id = options.id ?? randomUUID();
    this.#now = options.now ?? (() => performance.now());
    this.#channel = { subject: `presence.${options.group}`, schema: messageSchema };
  }

  start(): void {
    this.#unsubscribe = this.#options.bus.subscribe(this.#channel, (message) => this.#receive(message));
    this.announce(true);
    this.#timer = setInterval(() => this.announce(), announceMs);
  }

  /** Announces that this process leaves, so that the others don't wait for its timeout. */
  stop(): void {
    clearInterval(this.#timer);
    this.#unsubscribe?.();
    this.#options.bus.publish(this.#channel, { id: this.id, isHere: false, asks: false });
  }

  /** @param asks whether the others should announce themselves as well */
  announce(asks = false): void {
    this.#expire();
    this.#options.bus.publish(this.#channel, { id: this.id, isHere: true, asks });
  }

  /** Ids of all running processes, including this one, sorted. */
  list(): string[] {
    return [this.id, ...this.#seenAt.keys()].toSorted();
  }

  /** Number of running processes, including this one. */
  get count(): number {
    return this.#seenAt.size + 1;
  }

  #receive({ id, isHere, asks }: z.infer<typeof messageSchema>): void {
    if (isHere) this.#seenAt.set(id, this.#now());
    else this.#seenAt.delete(id);
    if (asks) this.announce();
  }

  #expire(): void {
    if (!this.#options.bus.isConnected) {
      // While the bus was down, silence meant nothing. Give running processes time to announce themselves again.
      for (const id of this.#seenAt.keys()) this.#seenAt.set(id, this.#now());
      return;
    }
    for (const [id, seenAt] of this.#seenAt) if (this.#now() - seenAt > keptMs) this.#seenAt.delete(id);
  }
}
