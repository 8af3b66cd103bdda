import {
  apiKeys,
  insertApiKey,
  insertProject,
  members,
  postLedgerEntry,
  projects,
  type Database,
  type Transaction,
} from '@onepoint/database';
import { and, eq, isNull, sql } from 'drizzle-orm';

/** Owner and initial balance of the sandbox's project. */
interface SeedSandboxParameters {
  /** Id of the pay-as-you-go account at the identity service. */
  userId: string;
  balanceCents: number;
}

const lockName = 'onepoint:seed-sandbox';
const projectName = 'Pay as you go';

/**
 * Creates the account's pay-as-you-go project with its balance and one API key; keeps whatever exists.
 *
 * @returns the API key's secret, or undefined if there was a key
 */
export async function seedSandbox(database: Database, { userId, balanceCents }: SeedSandboxParameters): Promise<string | undefined> {
  return database.orm.transaction(async (transaction) => {
    // Serializes concurrent first starts on one database.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName}))`);
    const project =
      (await findProject(transaction, userId)) ??
      (await insertProject(transaction, { name: projectName, ownerId: userId, planId: 'PAYG' }));
    await postLedgerEntry(transaction, {
      projectId: project.id,
      kind: 'correction',
      amountCents: balanceCents,
      idempotencyKey: `sandbox:${userId}`,
      cause: { reason: 'Sandbox balance' },
    });
    const [key] = await transaction.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.projectId, project.id)).limit(1);
    if (key !== undefined) return undefined;
    return (await insertApiKey(transaction, { projectId: project.id, name: 'Sandbox' })).secret;
  });
}

/** The oldest project of the user: the one created here, whatever its current name. */
async function findProject(transaction: Transaction, userId: string): Promise<{ id: string } | undefined> {
  const [project] = await transaction
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(members, eq(members.projectId, projects.id))
    .where(and(eq(members.userId, userId), eq(members.role, 'owner'), isNull(projects.deletedAt)))
    .orderBy(projects.createdAt)
    .limit(1);
  return project;
}
