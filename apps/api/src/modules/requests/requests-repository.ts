import { chainRequests, createId, enterpriseRequests, type Transaction } from '@onepoint/database';

type New<TRow> = Omit<TRow, 'id' | 'createdAt'>;

export type RequestsRepository = ReturnType<typeof createRequestsRepository>;

/** Requests sent by form; each is answered with its id. */
export function createRequestsRepository() {
  return {
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
