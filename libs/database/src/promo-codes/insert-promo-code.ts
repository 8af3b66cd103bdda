import type { Executor } from '../create-database.ts';
import { promoCodes } from '../schema/promo-codes.ts';

export interface InsertPromoCodeParameters {
  /** 3 to 64 capitals, digits and hyphens. */
  code: string;
  /** What each project gets that activates it: above 0. */
  amountCents: number;
  /** How many projects may activate it. Default any number. */
  activationsMax?: number;
  /** The moment from which it is refused. Default never. */
  endsAt?: Date;
}

/** Makes a promo code; one that exists already stays as it is. Resolves to whether it was made. Throws what the table's checks refuse. */
export async function insertPromoCode(executor: Executor, parameters: InsertPromoCodeParameters): Promise<boolean> {
  const made = await executor.insert(promoCodes).values(parameters).onConflictDoNothing().returning({ code: promoCodes.code });
  return made.length > 0;
}
