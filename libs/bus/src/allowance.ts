/** Processes that share a budget. */
export interface Fleet {
  /** How many there are, including this one. While the bus is gone: how many there were. */
  readonly count: number;
  /** Whether they hear of each other. If not, each may spend its share of every limit. */
  readonly isConnected: boolean;
}

/** How long a process's spending determines its share of a budget. */
const memoryMs = 5_000;
/** As if every process had spent this part of the capacity, so that none starts from nothing. */
const headStart = 0.1;

/**
 * Which part of a shared budget this process may spend before the others hear of it. All processes see what was spent until a moment ago, so without
 * it each could spend the whole rest at the same time. A process gets the part that it spent of the last seconds' total: nearly everything if one process
 * serves a customer, equal parts if all do. The first request of a round is always allowed, because small budgets can't be divided; what that
 * overspends is paid back before the next request.
 */
export class Allowance {
  readonly #headStart: number;
  /** Spent by this process, and not published yet. */
  #spent = 0;
  #own = 0;
  #others = 0;
  #weighedAt = 0;

  /** @param capacity what the budget holds when full */
  constructor(capacity: number) {
    this.#headStart = capacity * headStart;
  }

  /**
   * @param available what is left of the budget, as far as this process knows
   * @param processes how many share it
   */
  allows(cost: number, available: number, processes: number, nowMs: number): boolean {
    if (processes <= 1 || this.#spent === 0) return true;
    return this.#spent + cost <= this.#share(processes, nowMs) * (available + this.#spent);
  }

  /** This process spent something. */
  spend(cost: number): void {
    this.#spent += cost;
  }

  /** Another process spent something. */
  spendElsewhere(cost: number, nowMs: number): void {
    this.#weigh(nowMs);
    this.#others += cost;
  }

  /** What this process spent is published: a new round begins. */
  published(nowMs: number): void {
    this.#weigh(nowMs);
    this.#own += this.#spent;
    this.#spent = 0;
  }

  #share(processes: number, nowMs: number): number {
    this.#weigh(nowMs);
    return (this.#headStart + this.#own) / (this.#headStart * processes + this.#own + this.#others);
  }

  #weigh(nowMs: number): void {
    const passedMs = nowMs - this.#weighedAt;
    if (passedMs <= 0) return;
    const left = Math.exp(-passedMs / memoryMs);
    this.#own *= left;
    this.#others *= left;
    this.#weighedAt = nowMs;
  }
}
