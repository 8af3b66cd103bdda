import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { apiKeys } from '../schema/api-keys.ts';
import { createApiKeySecret } from './create-api-key-secret.ts';
import type { InsertApiKeyReturnType } from './insert-api-key.ts';

/**
 * Gives an API key a new secret. The previous one works until `previousSecretEndsAt`, the one before it no longer: there are never more than two.
 *
 * @param apiKey the key, locked by this transaction
 * @param previousSecretEndsAt null ends the previous secret at once
 * @param secretShownTo the user who is shown the new secret; null for nobody who could leave the project
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
      // The column as it was before this statement.
      previousSecretShownTo: previousSecretEndsAt === null ? null : sql`${apiKeys.secretShownTo}`,
    })
    .where(eq(apiKeys.id, apiKey.id))
    .returning();
  if (!row) throw new Error('The database returned no row for a rotated API key');
  return { apiKey: row, secret };
}
