/** Processes that share a budget. */
export interface Fleet {
  /** How many there are, including this one. While the bus is gone: how many there were. */
  readonly count: number;
  /** Whether they hear of each other. If not, each may spend its share of every limit. */
  readonly isConnected: boolean;
}

/** Parts in which a limit is divided: one as long as the processes hear of each other. */
export const partsOf = ({ count, isConnected }: Fleet): number => (isConnected ? 1 : Math.max(1, count));

/** How long a process's spending determines its share of a budget. */
const memoryMs = 5_000;
/** By then the others have published what they spent before this process published, and it has arrived. */
const settleMs = 60;
/** As if every process had spent this part of the capacity, so that none starts from nothing. */
const headStart = 0.1;

interface Spending {
  readonly amount: number;
  readonly at: number;
}

/**
 * Which part of a shared budget this process may spend before the others hear of it. All processes see what was spent until a moment ago, so without
 * it each could spend the whole rest at the same time. A process gets the part that it spent of the last seconds' total: nearly everything if one process
 * serves a customer, equal parts if all do. The first request in a while is always allowed, because small budgets can't be divided; what that
 * overspends is paid back before the next request.
 */
export class Allowance {
  readonly #headStart: number;
  /** Spent by this process, and not published yet. */
  #spent = 0;
  /** Published a moment ago. What others spent at the same time isn't known yet. */
  readonly #published: Spending[] = [];
  /** Heard a moment ago. It counts later as well, so that all processes divide by the same numbers. */
  readonly #heard: Spending[] = [];
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
    if (processes <= 1) return true;
    this.#settle(nowMs);
    const unsettled = this.#spent + sumOf(this.#published);
    // The part is one of what was left before all of that.
    return unsettled === 0 || unsettled + cost <= this.#share(processes) * (available + unsettled + sumOf(this.#heard));
  }

  /** This process spent something. */
  spend(cost: number): void {
    this.#spent += cost;
  }

  /** Another process spent something. */
  spendElsewhere(cost: number, nowMs: number): void {
    this.#settle(nowMs);
    this.#heard.push({ amount: cost, at: nowMs });
  }

  /** What this process spent is published. */
  published(nowMs: number): void {
    this.#settle(nowMs);
    this.#published.push({ amount: this.#spent, at: nowMs });
    this.#spent = 0;
  }

  #settle(nowMs: number): void {
    this.#weigh(nowMs);
    this.#own += takeSettled(this.#published, nowMs);
    this.#others += takeSettled(this.#heard, nowMs);
  }

  #share(processes: number): number {
    return (this.#headStart + this.#own) / (this.#headStart * processes + this.#own + this.#others);
  }

  #weigh(nowMs: number): void {
    const passedMs = nowMs - this.#weighedAt;
    if (passedMs <= 0) return;
    this.#own *= decay(passedMs);
    this.#others *= decay(passedMs);
    this.#weighedAt = nowMs;
  }
}

/** Removes what is old enough, and returns what is left of it. */
function takeSettled(list: Spending[], nowMs: number): number {
  let sum = 0;
  for (let [first] = list; first !== undefined && nowMs - first.at >= settleMs; [first] = list) {
    sum += first.amount * decay(nowMs - first.at);
    list.shift();
  }
  return sum;
}

const sumOf = (list: readonly Spending[]): number => list.reduce((sum, { amount }) => sum + amount, 0);

const decay = (ms: number): number => Math.exp(-ms / memoryMs);
