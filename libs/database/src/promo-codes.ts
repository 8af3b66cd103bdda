import type { Executor } from './create-database.ts';
import { promoCodes } from './schema/promo-codes.ts';

export interface InsertPromoCodeParameters {
  /** 3 to 64 uppercase letters, digits and hyphens. */
  code: string;
  /** Credit for each project, above 0. */
  amountCents: number;
  /** Maximum number of projects. @default unlimited */
  activationsMax?: number;
  /** End of validity. @default never */
  endsAt?: Date;
}

/**
 * Creates a promo code unless it exists. Returns whether it was created.
 *
 * @throws on values that the table's constraints reject
 */
export async function insertPromoCode(executor: Executor, parameters: InsertPromoCodeParameters): Promise<boolean> {
  const made = await executor.insert(promoCodes).values(parameters).onConflictDoNothing().returning({ code: promoCodes.code });
  return made.length > 0;
}
