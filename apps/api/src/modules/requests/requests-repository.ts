import { chainRequests, createId, enterpriseRequests, type Orm } from '@onepoint/database';

type New<TRow> = Omit<TRow, 'id' | 'createdAt'>;

export type RequestsRepository = ReturnType<typeof createRequestsRepository>;

/** Requests sent by form; each is answered with its id. */
export function createRequestsRepository(orm: Orm) {
  return {
    addEnterpriseRequest: async (request: New<typeof enterpriseRequests.$inferInsert>): Promise<string> => {
      const id = createId('req');
      await orm.insert(enterpriseRequests).values({ id, ...request });
      return id;
    },
    addChainRequest: async (request: New<typeof chainRequests.$inferInsert>): Promise<string> => {
      const id = createId('req');
      await orm.insert(chainRequests).values({ id, ...request });
      return id;
    },
  };
}
