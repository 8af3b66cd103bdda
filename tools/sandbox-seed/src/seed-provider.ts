import {
  createDatabase,
  createSecretBox,
  insertApiKey,
  insertProject,
  parseSecretKeys,
  postLedgerEntry,
  projects,
  providers,
  sealProvider,
  type Database,
  type SecretBox,
} from '@onepoint/database';
import { sandboxProvider } from '@onepoint/sandbox/start/sandbox-data';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

interface SeedProviderParameters {
  /** Id of the provider account at the identity service. */
  userId: string;
  balanceCents: number;
  nodeUrl: string;
  secrets: SecretBox;
}

/** Creates the account's provider project with a key, a balance and one node. Does nothing if the node exists. */
export async function seedProvider({ orm }: Database, { userId, balanceCents, nodeUrl, secrets }: SeedProviderParameters): Promise<void> {
  const { id, name, chain, projectName } = sandboxProvider;
  await orm.transaction(async (transaction) => {
    const [known] = await transaction.select({ id: providers.id }).from(providers).where(eq(providers.id, id));
    if (known !== undefined) return;
    const { id: projectId } = await insertProject(transaction, { name: projectName, ownerId: userId, planId: 'PAYG' });
    await transaction.update(projects).set({ isProvider: true }).where(eq(projects.id, projectId));
    await transaction
      .insert(providers)
      .values({ id, projectId, name, chain, ...sealProvider(secrets, id, nodeUrl), health: 'healthy', checkedAt: new Date() })
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

/** Updates the address of the sandbox's node: embedded chains use another port after each start. */
export async function moveNode({ orm }: Database, secrets: SecretBox, nodeUrl: string): Promise<void> {
  await orm
    .update(providers)
    .set(sealProvider(secrets, sandboxProvider.id, nodeUrl))
    .where(eq(providers.id, sandboxProvider.id));
}

// Moves the node of a sandbox that was seeded before (tools/sandbox/start/seed.ts).
if (import.meta.main) {
  const env = z.object({ DATABASE_URL: z.string(), SECRETS_KEYS: z.string(), SANDBOX_NODE_URL: z.url() }).parse(process.env);
  const database = createDatabase(env.DATABASE_URL, { applicationName: 'onepoint-seed' });
  await moveNode(database, createSecretBox(parseSecretKeys(env.SECRETS_KEYS) ?? []), env.SANDBOX_NODE_URL);
  await database.close();
}
