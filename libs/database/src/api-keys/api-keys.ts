import { eq, sql, and, gt, isNull, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../create-database.ts';
import { createId } from '../ids.ts';
import { apiKeys } from '../schema/api-keys.ts';
import { createApiKeySecret } from './api-key-secret.ts';

export interface InsertApiKeyParameters {
  projectId: string;
  name: string;
  secretShownTo?: string | null | undefined;
  /** @default the transaction time */
  createdAt?: Date | undefined;
}

export interface InsertApiKeyReturnType {
  apiKey: typeof apiKeys.$inferSelect;
  /** The only place where the secret itself is available. */
  secret: string;
}

/**
 * Creates an active API key.
 *
 * @throws a foreign key error if the project doesn't exist
 */
export async function insertApiKey(
  executor: Executor,
  { projectId, name, secretShownTo = null, createdAt }: InsertApiKeyParameters,
): Promise<InsertApiKeyReturnType> {
  const { secret, ...stored } = createApiKeySecret();
  const [apiKey] = await executor
    .insert(apiKeys)
    .values({ id: createId('key'), projectId, name, secretShownTo, createdAt, ...stored })
    .returning();
  if (!apiKey) throw new Error('The database returned no row for a new API key');
  return { apiKey, secret };
}

/**
 * Gives an API key a new secret. The previous secret works until `previousSecretEndsAt`; older ones stop working immediately.
 *
 * @param apiKey the key, locked by this transaction
 * @param previousSecretEndsAt null ends the previous secret immediately
 * @param secretShownTo the user who is shown the new secret
 */
export async function rotateApiKeySecret(
  transaction: Transaction,
  apiKey: Pick<typeof apiKeys.$inferSelect, 'id' | 'secretHash'>,
  previousSecretEndsAt: Date | null,
  secretShownTo: string | null = null,
): Promise<InsertApiKeyReturnType> {
  const { secret, ...stored } = createApiKeySecret();
  const previousSecretHash = previousSecretEndsAt === null ? null : apiKey.secretHash;
  const [row] = await transaction
    .update(apiKeys)
    .set({
      ...stored,
      previousSecretHash,
      previousSecretEndsAt,
      secretShownTo,
      // Refers to the value before this update.
      previousSecretShownTo: previousSecretEndsAt === null ? null : sql`${apiKeys.secretShownTo}`,
    })
    .where(eq(apiKeys.id, apiKey.id))
    .returning();
  if (!row) throw new Error('The database returned no row for a rotated API key');
  return { apiKey: row, secret };
}

interface PauseShownApiKeysParameters {
  projectId: string;
  userId: string;
  /** Previous secrets that ended before this time don't count. */
  now: Date;
}

/** Pauses the project's active keys that still accept a secret this user was shown, and returns them. A trigger notifies the gateways. */
export async function pauseShownApiKeys(
  transaction: Transaction,
  { projectId, userId, now }: PauseShownApiKeysParameters,
): Promise<(typeof apiKeys.$inferSelect)[]> {
  const knowsPrevious = and(eq(apiKeys.previousSecretShownTo, userId), gt(apiKeys.previousSecretEndsAt, now));
  return transaction
    .update(apiKeys)
    .set({ status: 'paused' })
    .where(
      and(
        eq(apiKeys.projectId, projectId),
        isNull(apiKeys.deletedAt),
        eq(apiKeys.status, 'active'),
        or(eq(apiKeys.secretShownTo, userId), knowsPrevious),
      ),
    )
    .returning();
}
