import { spendingSchema, type KeySpending, type PlanSpending, type Spending } from './spending.ts';

/** Limits whose budget several processes spend from. */
export interface SharedBudget<TSpending> {
  /** What this process let through since the last call. */
  takeSpending(): TSpending[];
  /** What others let through. */
  spendElsewhere(spending: readonly TSpending[]): void;
}

export interface SpendingShareOptions {
  readonly plans: SharedBudget<PlanSpending>;
  readonly keys: SharedBudget<KeySpending>;
  /** Tells all other processes. */
  readonly send: (spending: Spending) => void;
}

/** How long until other processes know what this one let through, beside the way there. */
export const shareIntervalMs = 50;

/**
 * Lets the processes of one machine spend from the same budgets: each tells the others what it let through, and takes from its own buckets
 * what they did. Buckets may go into debt, so averages hold exactly; beyond a bucket's burst passes at most what arrives at other processes
 * within the interval. ADR 0018.
 */
export class SpendingShare {
  readonly #options: SpendingShareOptions;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SpendingShareOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.tell(), shareIntervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Says what was let through since the last time, if anything. */
  tell(): void {
    const [plans, keys] = [this.#options.plans.takeSpending(), this.#options.keys.takeSpending()];
    if (plans.length > 0 || keys.length > 0) this.#options.send({ kind: 'spending', plans, keys });
  }

  /** A message of another process; others than spending are none of its business. */
  hear(message: unknown): void {
    const parsed = spendingSchema.safeParse(message);
    if (!parsed.success) return;
    this.#options.plans.spendElsewhere(parsed.data.plans);
    this.#options.keys.spendElsewhere(parsed.data.keys);
  }
}
