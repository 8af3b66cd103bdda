import { projectTokenRole, type TokenKind } from '@onepoint/api-contract';
import { apiTokens, hashApiKeySecret, projects, users, type Executor, type Orm, type Transaction } from '@onepoint/database';
import { and, count, desc, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';

export type TokenRow = typeof apiTokens.$inferSelect;

export interface TokenCaller {
  id: string;
  name: string;
  kind: TokenKind;
  projectId: string | null;
  scopes: ReadonlySet<string>;
  /** The user of a personal token, or the creator of a project token. */
  userId: string;
}

interface PresentedToken {
  row: TokenRow;
  /** Also true if the token's project or account was deleted. */
  isRevoked: boolean;
}

/** The last use is stored with this resolution, to limit writes. */
const useRecordedEveryMs = 60_000;

export type TokenOwner = { userId: string } | { projectId: string };

const isOwner = (owner: TokenOwner): SQL =>
  'userId' in owner ? eq(apiTokens.userId, owner.userId) : eq(apiTokens.projectId, owner.projectId);

export type TokensRepository = ReturnType<typeof createTokensRepository>;

export function createTokensRepository(orm: Orm) {
  return {
    /** Newest first, without revoked tokens. */
    list: (owner: TokenOwner): Promise<TokenRow[]> =>
      orm
        .select()
        .from(apiTokens)
        .where(and(isOwner(owner), isNull(apiTokens.revokedAt)))
        .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id)),

    /** Number of unrevoked tokens. Locks the owner's tokens until the transaction ends. */
    count: async (transaction: Transaction, owner: TokenOwner): Promise<number> => {
      const name = 'userId' in owner ? owner.userId : owner.projectId;
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens of ${name}`}, 0))`);
      const [row] = await transaction
        .select({ tokens: count() })
        .from(apiTokens)
        .where(and(isOwner(owner), isNull(apiTokens.revokedAt)));
      return row?.tokens ?? 0;
    },

    create: async (transaction: Transaction, columns: typeof apiTokens.$inferInsert): Promise<TokenRow> => {
      const [row] = await transaction.insert(apiTokens).values(columns).returning();
      if (row === undefined) throw new Error('The token was not returned');
      return row;
    },

    /** Null if the owner has no token with this id, or if it is already revoked. */
    revoke: async (executor: Executor, owner: TokenOwner, tokenId: string, revokedAt: Date): Promise<TokenRow | null> => {
      const [row] = await executor
        .update(apiTokens)
        .set({ revokedAt })
        .where(and(eq(apiTokens.id, tokenId), isOwner(owner), isNull(apiTokens.revokedAt)))
        .returning();
      return row ?? null;
    },

    revokeShown: (transaction: Transaction, projectId: string, userId: string, revokedAt: Date): Promise<TokenRow[]> =>
      transaction
        .update(apiTokens)
        .set({ revokedAt })
        .where(and(eq(apiTokens.projectId, projectId), eq(apiTokens.createdBy, userId), isNull(apiTokens.revokedAt)))
        .returning(),

    findBySecret: async (secret: string): Promise<PresentedToken | null> => {
      const [found] = await orm
        .select({ row: apiTokens, projectDeletedAt: projects.deletedAt, userDeletedAt: users.deletedAt })
        .from(apiTokens)
        .leftJoin(projects, eq(projects.id, apiTokens.projectId))
        .leftJoin(users, eq(users.id, apiTokens.userId))
        .where(eq(apiTokens.secretHash, hashApiKeySecret(secret)));
      if (found === undefined) return null;
      const { row, projectDeletedAt, userDeletedAt } = found;
      return { row, isRevoked: row.revokedAt !== null || projectDeletedAt !== null || userDeletedAt !== null };
    },

    isLive: async (executor: Executor, tokenId: string, now: Date): Promise<boolean> => {
      const [row] = await executor.select().from(apiTokens).where(eq(apiTokens.id, tokenId));
      return row !== undefined && row.revokedAt === null && row.expiresAt > now;
    },

    recordUse: async ({ id, lastUsedAt }: TokenRow, now: Date): Promise<void> => {
      const staleAt = new Date(now.getTime() - useRecordedEveryMs);
      if (lastUsedAt !== null && lastUsedAt > staleAt) return;
      await orm
        .update(apiTokens)
        .set({ lastUsedAt: now })
        .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, staleAt))));
    },

    /** Null unless the project is the token's own and not deleted. */
    findRoleOfProjectToken: async (token: TokenCaller, projectId: string, executor: Executor = orm): Promise<string | null> => {
      if (token.projectId !== projectId) return null;
      const [row] = await executor
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
      return row === undefined ? null : projectTokenRole;
    },
  };
}
