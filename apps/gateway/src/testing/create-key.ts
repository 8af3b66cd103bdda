import { insertApiKey, insertProject, postLedgerEntry, type Database } from '@onepoint/database';

export interface TestKey {
  secret: string;
  projectId: string;
  apiKeyId: string;
}

export async function createKey({ orm }: Pick<Database, 'orm'>, planId: string, balanceCents: number): Promise<TestKey> {
  const project = await orm.transaction((transaction) => insertProject(transaction, { name: 'Test', ownerId: 'user_test', planId }));
  const { apiKey, secret } = await insertApiKey(orm, { projectId: project.id, name: 'Test' });
  if (balanceCents !== 0) {
    await postLedgerEntry(orm, {
      projectId: project.id,
      kind: 'correction',
      amountCents: balanceCents,
      idempotencyKey: `test:${project.id}`,
      cause: { reason: 'Test' },
    });
  }
  return { secret, projectId: project.id, apiKeyId: apiKey.id };
}
