import type { BillingDetails } from '@onepoint/api-contract';
import { billingDetails, type Executor, type Orm, type Transaction } from '@onepoint/database';
import { eq } from 'drizzle-orm';

type BillingDetailsRow = typeof billingDetails.$inferSelect;

export type BillingDetailsRepository = ReturnType<typeof createBillingDetailsRepository>;

export function createBillingDetailsRepository(orm: Orm) {
  return {
    find: async (projectId: string, executor: Executor = orm): Promise<BillingDetailsRow | null> => {
      const [row] = await executor.select().from(billingDetails).where(eq(billingDetails.projectId, projectId));
      return row ?? null;
    },

    set: async (transaction: Transaction, projectId: string, details: BillingDetails, now: Date): Promise<void> => {
      const columns = { ...details, updatedAt: now };
      await transaction
        .insert(billingDetails)
        .values({ projectId, ...columns })
        .onConflictDoUpdate({ target: billingDetails.projectId, set: columns });
    },
  };
}

export function toBillingDetails(row: BillingDetailsRow | null): BillingDetails {
  const { companyName = '', address = '', taxId = '', email = '' } = row ?? {};
  return { companyName, address, taxId, email };
}
