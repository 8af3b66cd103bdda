import { createId, postLedgerEntry, promoCodeActivations, promoCodes, type Transaction } from '@onepoint/database';
import { and, count, eq, or } from 'drizzle-orm';

type PromoCodeRow = typeof promoCodes.$inferSelect;

export type PromoCodesRepository = ReturnType<typeof createPromoCodesRepository>;

interface ActivatePromoCodeParameters {
  promoCode: PromoCodeRow;
  projectId: string;
  userId: string;
}

export function createPromoCodesRepository() {
  return {
    /** Locks the code until the transaction ends, so that two requests cannot share its last activation. */
    findLocked: async (transaction: Transaction, code: string): Promise<PromoCodeRow | null> => {
      const [row] = await transaction.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update');
      return row ?? null;
    },

    /** Whether the project has used the code, or the user has for any project. */
    isActivated: async (
      transaction: Transaction,
      code: string,
      { projectId, userId }: Pick<ActivatePromoCodeParameters, 'projectId' | 'userId'>,
    ): Promise<boolean> => {
      const { projectId: ofProject, userId: ofUser } = promoCodeActivations;
      const [row] = await transaction
        .select({ id: promoCodeActivations.id })
        .from(promoCodeActivations)
        .where(and(eq(promoCodeActivations.code, code), or(eq(ofProject, projectId), eq(ofUser, userId))))
        .limit(1);
      return row !== undefined;
    },

    countActivations: async (transaction: Transaction, code: string): Promise<number> => {
      const [row] = await transaction.select({ n: count() }).from(promoCodeActivations).where(eq(promoCodeActivations.code, code));
      return row?.n ?? 0;
    },

    /**
     * Records the activation and credits the project in the same transaction.
     *
     * @returns the activation's id
     */
    activate: async (
      transaction: Transaction,
      { promoCode: { code, amountCents }, projectId, userId }: ActivatePromoCodeParameters,
    ): Promise<string> => {
      const id = createId('req');
      await transaction.insert(promoCodeActivations).values({ id, code, projectId, userId, amountCents });
      const idempotencyKey = `promo_code:${code}:${projectId}`;
      await postLedgerEntry(transaction, { projectId, kind: 'promo_code', amountCents, idempotencyKey, cause: { code, userId } });
      return id;
    },
  };
}
