export interface Fleet {
  /** Number of running processes, including this one; the last known number while the bus is down. */
  readonly count: number;
  /** Whether the processes can reach each other. If not, each can spend only its share of every limit. */
  readonly isConnected: boolean;
}

/** Number of shares a limit is split into: one while the processes can reach each other. */
export const partsOf = ({ count, isConnected }: Fleet): number => (isConnected ? 1 : Math.max(1, count));

/** Recent spending in this period determines a process's share of a budget. */
const memoryMs = 5_000;
/** After this delay, everything that others spent before this process published has arrived. */
const settleMs = 60;
/** Every process counts as having spent at least this share of the capacity, so no process starts with a share of zero. */
const headStart = 0.1;

interface Spending {
  readonly amount: number;
  readonly at: number;
}

/**
 * The share of a common budget that this process can spend before the others hear about it. Processes see each other's spending with a delay, so
 * without shares each of them could spend the whole rest at the same time. Shares are proportional to spending in the last seconds: nearly
 * everything for the only process that serves a customer, equal parts if all of them do. The first request after a pause is always allowed,
 * because small budgets can't be divided. Overspending is deducted before the next request.
 */
export class Allowance {
  readonly #headStart: number;
  /** Spent by this process and not yet published. */
  #spent = 0;
  /** Published recently. What other processes spent at the same time isn't known yet. */
  readonly #published: Spending[] = [];
  /** Received recently. Counted with the same delay in every process, so that all of them divide the same total. */
  readonly #heard: Spending[] = [];
  #own = 0;
  #others = 0;
  #weighedAt = 0;

  constructor(capacity: number) {
    this.#headStart = capacity * headStart;
  }

  /**
   * @param available the rest of the budget, as far as this process knows
   * @param processes number of processes that share the budget
   */
  allows(cost: number, available: number, processes: number, nowMs: number): boolean {
    if (processes <= 1) return true;
    this.#settle(nowMs);
    const unsettled = this.#spent + sumOf(this.#published);
    // Take the share of what was left before these amounts.
    return unsettled === 0 || unsettled + cost <= this.#share(processes) * (available + unsettled + sumOf(this.#heard));
  }

  /** Call when this process has spent something, before the spending is published. */
  spend(cost: number): void {
    this.#spent += cost;
  }

  /** Call when another process reports spending. */
  spendElsewhere(cost: number, nowMs: number): void {
    this.#settle(nowMs);
    this.#heard.push({ amount: cost, at: nowMs });
  }

  /** Call when this process has published its spending. */
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

/** Removes expired amounts and returns the sum of the others. */
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
