import { z } from 'zod';
import { LruMap } from '../access/lru-map.ts';

/** How long a caller's height is remembered after it last increased. */
export const sessionMs = 60_000;
/** Takes at most about 20 MB. The least recently used heights are forgotten first. */
const callersMax = 100_000;
const sharedMax = 10_000;

export const seenHeadsSchema = z.object({
  kind: z.literal('heads'),
  heads: z.array(z.tuple([z.string(), z.number()])),
  sent: z.array(z.string()),
});

type SeenHeadsMessage = z.infer<typeof seenHeadsSchema>;

interface SeenHead {
  readonly height: number;
  readonly grewAt: number;
  /** When the caller's last transaction was accepted; null if there was none. */
  readonly sentAt: number | null;
}

const unseen: SeenHead = { height: 0, grewAt: -Infinity, sentAt: null };

interface SeenHeadsOptions {
  readonly now?: () => number;
  /** Set if other processes serve the same callers. @default false */
  readonly isShared?: boolean;
}

/**
 * The highest block that each caller has seen in the last minute, per chain. Nodes are never at exactly the same height, so without this, a
 * client that polls would see the chain go backwards whenever a different node answers.
 */
export class SeenHeads {
  readonly #now: () => number;
  readonly #isShared: boolean;
  readonly #heads = new LruMap<string, SeenHead>(callersMax);
  #grown = new Map<string, number>();
  #sent = new Set<string>();

  constructor({ now = () => performance.now(), isShared = false }: SeenHeadsOptions = {}) {
    this.#now = now;
    this.#isShared = isShared;
  }

  /** Returns the minimum height of an answer; 0 if the caller hasn't seen a block recently. */
  heightOf(caller: string): number {
    const seen = this.#heads.get(caller);
    return seen === undefined || this.#now() - seen.grewAt > sessionMs ? 0 : seen.height;
  }

  raise(caller: string, height: number): void {
    if (!this.#raise(caller, height) || !this.#isShared) return;
    if (this.#grown.size < sharedMax) this.#grown.set(caller, height);
  }

  /** When the caller's last transaction was accepted. Its later reads must be newer. */
  sentAt(caller: string): number {
    return this.#heads.get(caller)?.sentAt ?? -Infinity;
  }

  sent(caller: string): void {
    this.#send(caller);
    if (this.#isShared && this.#sent.size < sharedMax) this.#sent.add(caller);
  }

  /** Returns heights and transactions since the last call, to send to other processes. Null if there are none. */
  takeGrown(): SeenHeadsMessage | null {
    if (this.#grown.size === 0 && this.#sent.size === 0) return null;
    const message = { kind: 'heads' as const, heads: [...this.#grown], sent: [...this.#sent] };
    this.#grown = new Map();
    this.#sent = new Set();
    return message;
  }

  receive({ heads, sent }: SeenHeadsMessage): void {
    for (const [caller, height] of heads) this.#raise(caller, height);
    for (const caller of sent) this.#send(caller);
  }

  #send(caller: string): void {
    this.#heads.set(caller, { ...(this.#heads.get(caller) ?? unseen), sentAt: this.#now() });
  }

  /** Returns whether the height is new. */
  #raise(caller: string, height: number): boolean {
    if (height <= this.heightOf(caller)) return false;
    this.#heads.set(caller, { height, grewAt: Math.floor(this.#now()), sentAt: this.#heads.get(caller)?.sentAt ?? null });
    return true;
  }
}

interface SeenHeadsShareOptions {
  readonly seenHeads: SeenHeads;
  readonly send: (message: SeenHeadsMessage) => void;
}

const shareIntervalMs = 50;

/** Shares seen heights with other processes, because a caller's requests can reach any of them. */
export class SeenHeadsShare {
  readonly #options: SeenHeadsShareOptions;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SeenHeadsShareOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => {
      const message = this.#options.seenHeads.takeGrown();
      if (message !== null) this.#options.send(message);
    }, shareIntervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  receive(message: SeenHeadsMessage): void {
    this.#options.seenHeads.receive(message);
  }
}
