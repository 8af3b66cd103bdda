import { createId, partnerApplications, type Orm, type Transaction } from '@onepoint/database';
import { desc, eq } from 'drizzle-orm';

export type PartnerApplicationRow = typeof partnerApplications.$inferSelect;

export type PartnershipsRepository = ReturnType<typeof createPartnershipsRepository>;

export function createPartnershipsRepository(orm: Orm) {
  return {
    /** The last application of a project. */
    find: async (projectId: string): Promise<PartnerApplicationRow | null> => {
      const [row] = await orm
        .select()
        .from(partnerApplications)
        .where(eq(partnerApplications.projectId, projectId))
        .orderBy(desc(partnerApplications.createdAt))
        .limit(1);
      return row ?? null;
    },

    /** Null where one waits or was approved. */
    insert: async (
      transaction: Transaction,
      values: Pick<PartnerApplicationRow, 'projectId' | 'company' | 'website' | 'message' | 'createdBy'>,
    ): Promise<PartnerApplicationRow | null> => {
      const [row] = await transaction
        .insert(partnerApplications)
        .values({ id: createId('app'), ...values })
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },
  };
}
