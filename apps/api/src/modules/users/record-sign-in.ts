import type { SignIn } from '@onepoint/auth/server';
import { enqueueEmails, signInClients, users, type Orm } from '@onepoint/database';
import { parse as parseUserAgent } from 'bowser';
import { and, eq, isNotNull } from 'drizzle-orm';
import { lockAccount } from './users.repository.ts';

/**
 * Records the browser of a sign-in, and emails the user if the browser is new. There is no email for the first recorded browser, because users sign
 * up in it or used it before sign-ins were recorded.
 */
export async function recordSignIn(orm: Orm, userId: string, { clientId, ipAddress, userAgent }: SignIn, now: Date): Promise<void> {
  await orm.transaction(async (transaction) => {
    // Serializes the user's events with each other and with the deletion of the account.
    await lockAccount(transaction, userId);
    const [deleted] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.deletedAt)));
    if (deleted !== undefined) return;
    const known = await transaction.select().from(signInClients).where(eq(signInClients.userId, userId)).limit(1);
    const added = await transaction.insert(signInClients).values({ userId, clientId }).onConflictDoNothing().returning();
    if (known.length === 0 || added.length === 0) return;
    await enqueueEmails(transaction, {
      type: 'newSignIn',
      projectId: null,
      to: { userId },
      message: { kind: 'newSignIn', device: describeDevice(userAgent), ipAddress },
      at: now,
    });
  });
}

/** Browser and operating system, such as `Firefox, Windows`; null if unknown. */
function describeDevice(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === '') return null;
  const { browser, os } = parseUserAgent(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? null : names.join(', ');
}
