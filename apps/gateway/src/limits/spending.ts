import { formatCentsDecimal, planIds } from '@onepoint/plans-domain';
import { z } from 'zod';
import type { Access } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';

const planIdSchema = z.enum(planIds).exclude(['L']);

/** Requests and compute units that a subject took from the budget of its plan. */
const planSpendingSchema = z.tuple([z.string(), planIdSchema, z.number(), z.number()]);

/** Requests that a key took from its own budget, which is so many a second. */
const keySpendingSchema = z.tuple([z.string(), z.number(), z.number()]);

/** What one process has let through since it last said so. */
const spendingSchema = z.object({
  kind: z.literal('spending'),
  plans: z.array(planSpendingSchema),
  keys: z.array(keySpendingSchema),
});

export type PlanSpending = z.infer<typeof planSpendingSchema>;
export type KeySpending = z.infer<typeof keySpendingSchema>;
type Spending = z.infer<typeof spendingSchema>;

/**
 * Whether a project on a plan that charges may spend more now: it has a balance, and its spend limit is not reached.
 *
 * @throws {GatewayError} `BALANCE_EXHAUSTED`; `SPEND_LIMIT_REACHED`, naming the limit and when it resets
 */
export function checkSpend({ balanceCents, spendStop }: Pick<Access, 'balanceCents' | 'spendStop'>, now = Date.now()): void {
  if (balanceCents <= 0) throw new GatewayError('BALANCE_EXHAUSTED');
  if (spendStop === null || now >= spendStop.resetsAtMs) return;
  const { limitCents } = spendStop;
  const resetsAt = new Date(spendStop.resetsAtMs).toISOString();
  throw new GatewayError('SPEND_LIMIT_REACHED', undefined, {
    message: `The project has reached its spend limit of $${formatCentsDecimal(limitCents)} per month. It resets at ${resetsAt}.`,
    data: { limitCents, resetsAt },
  });
}

/** Limits whose budget several processes spend from. */
export interface SharedBudget<TSpending> {
  /** What this process let through since the last call. */
  takeSpending(): TSpending[];
  /** What others let through. */
  spendElsewhere(spending: readonly TSpending[]): void;
}

interface SpendingShareOptions {
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
