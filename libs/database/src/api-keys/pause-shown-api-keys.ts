import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { apiKeys } from '../schema/api-keys.ts';

export interface PauseShownApiKeysParameters {
  projectId: string;
  /** Who was shown the secrets. */
  userId: string;
  /** A previous secret that ended by then opens nothing any more. */
  now: Date;
}

/** Pauses the active keys of a project of which this user was shown a secret that works; returns them as they are now. Gateways hear of it. */
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
