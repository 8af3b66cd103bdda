import { GatewayError } from '../errors/gateway-error.ts';

/** Largest share of a chain's slots for a caller who doesn't pay, for a paying caller, and for all callers who don't pay together. */
const freeShare = 1 / 16;
const paidShare = 1 / 4;
const allFreeShare = 1 / 2;
/** Calls of one caller that can wait. */
const waitingMax = 200;

export interface SlotCaller {
  /** Project id or IP address. */
  readonly subject: string;
  readonly isPaying: boolean;
}

interface Waiting {
  readonly caller: SlotCaller;
  readonly run: () => void;
}

/**
 * Shares the connections to a chain's nodes, so that one caller's slow calls don't hold up those of others. Calls beyond a caller's share
 * wait, and callers take turns.
 */
export class FairSlots {
  readonly #countSlots: () => number;
  readonly #running = new Map<string, number>();
  /** Waiting calls per subject. Subjects are in the order of their turns. */
  readonly #waiting = new Map<string, Waiting[]>();
  #total = 0;
  #free = 0;

  /** @param countSlots returns how many calls can run at the same time */
  constructor(countSlots: () => number) {
    this.#countSlots = countSlots;
  }

  get waiting(): number {
    let count = 0;
    for (const queue of this.#waiting.values()) count += queue.length;
    return count;
  }

  /**
   * Runs a call now or when it is the caller's turn.
   *
   * @returns a function that ends the call or takes it out of the queue
   * @throws {GatewayError} `TOO_MANY_WAITING` if 200 calls of the caller are waiting
   */
  enter(caller: SlotCaller, run: () => void): () => void {
    const queue = this.#waiting.get(caller.subject);
    if (queue === undefined && this.#hasRoom(caller)) {
      this.#start(caller);
      run();
      return this.#leaveOnce(caller);
    }
    if (queue !== undefined && queue.length >= waitingMax) throw new GatewayError('TOO_MANY_WAITING', 1);
    let leave: (() => void) | undefined;
    const entry: Waiting = {
      caller,
      run: () => {
        leave = this.#leaveOnce(caller);
        run();
      },
    };
    if (queue === undefined) this.#waiting.set(caller.subject, [entry]);
    else queue.push(entry);
    return () => {
      if (leave === undefined) this.#remove(entry);
      else leave();
    };
  }

  #hasRoom({ subject, isPaying }: SlotCaller): boolean {
    const slots = this.#countSlots();
    const ownMax = Math.max(1, Math.floor(slots * (isPaying ? paidShare : freeShare)));
    if (this.#total >= slots || (this.#running.get(subject) ?? 0) >= ownMax) return false;
    return isPaying || this.#free < Math.max(1, Math.floor(slots * allFreeShare));
  }

  #start({ subject, isPaying }: SlotCaller): void {
    this.#running.set(subject, (this.#running.get(subject) ?? 0) + 1);
    this.#total += 1;
    if (!isPaying) this.#free += 1;
  }

  #leaveOnce({ subject, isPaying }: SlotCaller): () => void {
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      const running = (this.#running.get(subject) ?? 1) - 1;
      if (running === 0) this.#running.delete(subject);
      else this.#running.set(subject, running);
      this.#total -= 1;
      if (!isPaying) this.#free -= 1;
      this.#startNext();
    };
  }

  /** Callers take turns: the one whose call starts moves to the end of the line. */
  #startNext(): void {
    for (const [subject, queue] of this.#waiting) {
      const [next] = queue;
      if (next === undefined || !this.#hasRoom(next.caller)) continue;
      queue.shift();
      this.#waiting.delete(subject);
      if (queue.length > 0) this.#waiting.set(subject, queue);
      this.#start(next.caller);
      next.run();
      return;
    }
  }

  #remove(entry: Waiting): void {
    const { subject } = entry.caller;
    const rest = (this.#waiting.get(subject) ?? []).filter((one) => one !== entry);
    if (rest.length === 0) this.#waiting.delete(subject);
    else this.#waiting.set(subject, rest);
  }
}
