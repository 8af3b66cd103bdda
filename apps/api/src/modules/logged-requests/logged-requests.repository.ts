import type { LoggedRequestStatus } from '@onepoint/api-contract';
import { apiKeys, deleteLoggedRequests, loggedRequests, type Orm, type Transaction } from '@onepoint/database';
import { requestLog } from '@onepoint/plans-domain';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { parseCursor } from './logged-requests.mapping.ts';

export interface ListLoggedRequestsParameters {
  projectId: string;
  limit: number;
  lastId?: string | undefined;
  apiKeyId?: string | undefined;
  chain?: string | undefined;
  method?: string | undefined;
  status?: LoggedRequestStatus | 'failed' | undefined;
  code?: string | undefined;
  /** Inclusive. */
  from?: string | undefined;
  /** Exclusive. */
  to?: string | undefined;
}

export type LoggedRequestRow = typeof loggedRequests.$inferSelect & { apiKeyName: string | null; apiKeyDeletedAt: Date | null };

export type LoggedRequestsRepository = ReturnType<typeof createLoggedRequestsRepository>;

export function createLoggedRequestsRepository(orm: Orm, now: () => Date) {
  const select = (projectId: string, ...filters: Parameters<typeof and>) =>
    orm
      .select({
        call: loggedRequests,
        apiKeyName: apiKeys.name,
        apiKeyDeletedAt: apiKeys.deletedAt,
      })
      .from(loggedRequests)
      .leftJoin(apiKeys, and(eq(apiKeys.id, loggedRequests.apiKeyId), eq(apiKeys.projectId, loggedRequests.projectId)))
      .where(
        and(
          eq(loggedRequests.projectId, projectId),
          gte(loggedRequests.createdAt, new Date(now().getTime() - requestLog.daysKept * 86_400_000)),
          ...filters,
        ),
      );

  return {
    /** Newest first, with one more row than the limit if there is a next page. Reads and sorts at most a few thousand rows of the project. */
    list: async (parameters: ListLoggedRequestsParameters): Promise<LoggedRequestRow[]> => {
      const { projectId, limit, lastId, apiKeyId, chain, method, status, code, from, to } = parameters;
      const cursor = lastId === undefined ? undefined : parseCursor(lastId);
      const rows = await select(
        projectId,
        apiKeyId === undefined ? undefined : eq(loggedRequests.apiKeyId, apiKeyId),
        chain === undefined ? undefined : eq(loggedRequests.chain, chain),
        method === undefined ? undefined : eq(loggedRequests.method, method),
        status === undefined || status === 'failed' ? undefined : eq(loggedRequests.status, status),
        status === undefined ? undefined : eq(loggedRequests.isFailed, status !== 'succeeded'),
        code === undefined ? undefined : eq(loggedRequests.code, code),
        from === undefined ? undefined : gte(loggedRequests.createdAt, new Date(from)),
        to === undefined ? undefined : lt(loggedRequests.createdAt, new Date(to)),
        // Compares values instead of looking up the cursor's row, which may have been deleted in the meantime.
        cursor === undefined
          ? undefined
          : sql`(${loggedRequests.createdAt}, ${loggedRequests.isFailed}, ${loggedRequests.position})
              < (${cursor.createdAt.toISOString()}::timestamptz, ${cursor.isFailed}, ${cursor.position})`,
      )
        .orderBy(desc(loggedRequests.createdAt), desc(loggedRequests.isFailed), desc(loggedRequests.position))
        .limit(limit + 1);
      return rows.map(flat);
    },

    listOfRequest: async (projectId: string, requestId: string): Promise<LoggedRequestRow[]> => {
      const rows = await select(projectId, eq(loggedRequests.requestId, requestId)).orderBy(asc(loggedRequests.batchIndex));
      return rows.map(flat);
    },

    delete: (transaction: Transaction, projectId: string): Promise<void> => deleteLoggedRequests(transaction, projectId),
  };
}

const flat = ({
  call,
  ...apiKey
}: { call: typeof loggedRequests.$inferSelect } & Omit<LoggedRequestRow, keyof typeof loggedRequests.$inferSelect>) => ({
  ...call,
  ...apiKey,
});
