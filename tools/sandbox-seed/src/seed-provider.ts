import { insertApiKey, insertProject, postLedgerEntry, projects, providers, type Database } from '@onepoint/database';
import { sandboxProvider } from '@onepoint/sandbox/start/sandbox-provider';
import { eq } from 'drizzle-orm';

export interface SeedProviderParameters {
  /** The identity service's id of the provider account. */
  userId: string;
  balanceCents: number;
  /** The node that it serves. */
  nodeUrl: string;
}

/** Gives the account a project that is a provider, with a key, a balance and one node; changes nothing where that node is known already. */
export async function seedProvider({ orm }: Database, { userId, balanceCents, nodeUrl }: SeedProviderParameters): Promise<void> {
  const { id, name, chain, projectName } = sandboxProvider;
  await orm.transaction(async (transaction) => {
    const [known] = await transaction.select({ id: providers.id }).from(providers).where(eq(providers.id, id));
    if (known !== undefined) return;
    const { id: projectId } = await insertProject(transaction, { name: projectName, ownerId: userId, planId: 'PAYG' });
    await transaction.update(projects).set({ isProvider: true }).where(eq(projects.id, projectId));
    await transaction
      .insert(providers)
      .values({ id, projectId, name, chain, url: nodeUrl, health: 'healthy', checkedAt: new Date() })
      .onConflictDoNothing();
    await postLedgerEntry(transaction, {
      projectId,
      kind: 'correction',
      amountCents: balanceCents,
      idempotencyKey: `sandbox:${userId}`,
      cause: { reason: 'Sandbox balance' },
    });
    await insertApiKey(transaction, { projectId, name: 'Sandbox' });
  });
}
