import {
  apiKeys,
  insertApiKey,
  projects,
  rotateApiKeySecret,
  usageHours,
  type Executor,
  type Orm,
  type Transaction,
} from '@onepoint/database';
import { and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export interface ApiKeyWithUsage {
  apiKey: ApiKeyRow;
  requestsToday: number;
}

export type ApiKeyChanges = Partial<
  Pick<ApiKeyRow, 'name' | 'status' | 'deletedAt' | 'allowedOrigins' | 'allowedIps' | 'allowedMethods' | 'allowedContracts'>
>;

export type ApiKeysRepository = ReturnType<typeof createApiKeysRepository>;

export function createApiKeysRepository(orm: Orm) {
  /** Newest first, each with its requests since an instant (midnight UTC). */
  const select = (projectId: string, since: Date, apiKeyId?: string): Promise<ApiKeyWithUsage[]> => {
    const requests = orm
      .select({ apiKeyId: usageHours.apiKeyId, requests: sql<string>`sum(${usageHours.requests})`.as('requests') })
      .from(usageHours)
      .where(and(eq(usageHours.projectId, projectId), gte(usageHours.hour, since)))
      .groupBy(usageHours.apiKeyId)
      .as('today');
    return orm
      .select({ apiKey: apiKeys, requestsToday: sql`coalesce(${requests.requests}, 0)`.mapWith(Number) })
      .from(apiKeys)
      .leftJoin(requests, eq(requests.apiKeyId, apiKeys.id))
      .where(live(projectId, apiKeyId))
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  };

  return {
    list: (projectId: string, since: Date): Promise<ApiKeyWithUsage[]> => select(projectId, since),

    find: async (projectId: string, apiKeyId: string, since: Date): Promise<ApiKeyWithUsage | null> =>
      (await select(projectId, since, apiKeyId))[0] ?? null,

    exists: async (projectId: string, apiKeyId: string, executor: Executor = orm): Promise<boolean> => {
      const [row] = await executor.select({ id: apiKeys.id }).from(apiKeys).where(live(projectId, apiKeyId));
      return row !== undefined;
    },

    /** How many keys a project has; until the transaction ends no other can count for the same project. Null when it was deleted. */
    countLocked: async (transaction: Transaction, projectId: string): Promise<number | null> => {
      const [project] = await transaction
        .select({ deletedAt: projects.deletedAt })
        .from(projects)
        .where(eq(projects.id, projectId))
        .for('no key update');
      if (!project || project.deletedAt !== null) return null;
      const [row] = await transaction.select({ keys: count() }).from(apiKeys).where(live(projectId));
      return row?.keys ?? 0;
    },

    create: insertApiKey,

    /** A key, locked until the transaction ends. */
    findLocked: async (transaction: Transaction, projectId: string, apiKeyId: string): Promise<ApiKeyRow | null> => {
      const [row] = await transaction.select().from(apiKeys).where(live(projectId, apiKeyId)).for('no key update');
      return row ?? null;
    },

    /** Changes a key that was found before. */
    update: async (transaction: Transaction, apiKeyId: string, changes: ApiKeyChanges): Promise<void> => {
      if (Object.keys(changes).length > 0) await transaction.update(apiKeys).set(changes).where(eq(apiKeys.id, apiKeyId));
    },

    rotate: rotateApiKeySecret,
  };
}

function live(projectId: string, apiKeyId?: string) {
  return and(eq(apiKeys.projectId, projectId), isNull(apiKeys.deletedAt), apiKeyId === undefined ? undefined : eq(apiKeys.id, apiKeyId));
}
