import { chainRequests, createId, enterpriseRequests, type Transaction } from '@onepoint/database';
import { desc, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

type New<TRow> = Omit<TRow, 'id' | 'createdAt'>;

export type RequestsRepository = ReturnType<typeof createRequestsRepository>;

export function createRequestsRepository() {
  return {
    /**
     * Creation time of the request at a position, counted from the newest (1); null if there are fewer. Takes a lock until the transaction ends, so
     * that concurrent requests cannot all take the last free place.
     */
    findRecent: async (transaction: Transaction, position: number): Promise<Date | null> => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('request forms', 0))`);
      const enterprise = transaction.select({ createdAt: enterpriseRequests.createdAt }).from(enterpriseRequests);
      const chain = transaction.select({ createdAt: chainRequests.createdAt }).from(chainRequests);
      const [row] = await unionAll(enterprise, chain)
        .orderBy(({ createdAt }) => desc(createdAt))
        .limit(1)
        .offset(position - 1);
      return row?.createdAt ?? null;
    },
    addEnterpriseRequest: async (transaction: Transaction, request: New<typeof enterpriseRequests.$inferInsert>): Promise<string> => {
      const id = createId('req');
      await transaction.insert(enterpriseRequests).values({ id, ...request });
      return id;
    },
    addChainRequest: async (transaction: Transaction, request: New<typeof chainRequests.$inferInsert>): Promise<string> => {
      const id = createId('req');
      await transaction.insert(chainRequests).values({ id, ...request });
      return id;
    },
  };
}
