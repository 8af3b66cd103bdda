import { formatCentsDecimal, planIds } from '@onepoint/plans-domain';
import { z } from 'zod';
import type { Access } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';

const planIdSchema = z.enum(planIds).exclude(['L']);

/** Subject, plan, and the requests and compute units consumed from the plan's budget. */
const planSpendingSchema = z.tuple([z.string(), planIdSchema, z.number(), z.number()]);

/** Key id, and the requests consumed from the key's own budget. */
const keySpendingSchema = z.tuple([z.string(), z.number(), z.number()]);

export const spendingSchema = z.object({
  kind: z.literal('spending'),
  plans: z.array(planSpendingSchema),
  keys: z.array(keySpendingSchema),
});

export type PlanSpending = z.infer<typeof planSpendingSchema>;
export type KeySpending = z.infer<typeof keySpendingSchema>;
type Spending = z.infer<typeof spendingSchema>;

/**
 * Checks that a project on a paid plan can spend more: it has a balance, and its spend limit isn't reached.
 *
 * @throws {GatewayError} `BALANCE_EXHAUSTED`; `SPEND_LIMIT_REACHED` with the limit and when it resets
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

export interface SharedBudget<TSpending> {
  /** Returns and resets what this process admitted since the last call. */
  takeSpending(): TSpending[];
  spendElsewhere(spending: readonly TSpending[]): void;
}

interface SpendingShareOptions {
  readonly plans: SharedBudget<PlanSpending>;
  readonly keys: SharedBudget<KeySpending>;
  readonly send: (spending: Spending) => void;
}

export const shareIntervalMs = 50;
/** Subjects per message, to keep messages below the bus's limit of 1 MB. */
const subjectsMax = 5_000;

/**
 * Shares budgets between the processes of a machine, or of several machines with a bus. Each process broadcasts what it admitted, and
 * subtracts what others admitted from its own buckets. Buckets can become negative, so averages are exact. Beyond a bucket's burst, only
 * requests that arrive at several processes within the same interval can pass (ADR 0018). On the bus, `SharedBucket` prevents that (ADR
 * 0053).
 */
export class SpendingShare {
  readonly #options: SpendingShareOptions;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SpendingShareOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.broadcast(), shareIntervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  broadcast(): void {
    const [plans, keys] = [this.#options.plans.takeSpending(), this.#options.keys.takeSpending()];
    for (let start = 0; start < Math.max(plans.length, keys.length); start += subjectsMax) {
      const end = start + subjectsMax;
      this.#options.send({ kind: 'spending', plans: plans.slice(start, end), keys: keys.slice(start, end) });
    }
  }

  receive({ plans, keys }: Spending): void {
    this.#options.plans.spendElsewhere(plans);
    this.#options.keys.spendElsewhere(keys);
  }
}
