import { createId, createSecretBox, insertProject, projects, providers, sealProvider, type Database } from '@onepoint/database';
import { testSecretKeys } from '@onepoint/database/testing';
import { eq } from 'drizzle-orm';

export const testSecrets = createSecretBox(testSecretKeys);

const dayMs = 86_400_000;

/** The provider gets its own project. It was healthy at the last check, and the next one is due after the test. */
export async function createProvider(
  { orm }: Pick<Database, 'orm'>,
  columns: { url: string } & Partial<Omit<typeof providers.$inferInsert, 'url'>>,
): Promise<{ id: string; projectId: string }> {
  const project = await orm.transaction((transaction) => insertProject(transaction, { name: 'Provider', ownerId: 'user_provider' }));
  await orm.update(projects).set({ isProvider: true }).where(eq(projects.id, project.id));
  const id = createId('prov');
  const row = {
    id,
    projectId: project.id,
    name: 'Node',
    chain: 'ethereum',
    health: 'healthy',
    checkedAt: new Date(Date.now() + dayMs),
  } as const;
  await orm.insert(providers).values({ ...row, ...columns, ...sealProvider(testSecrets, id, columns.url) });
  return { id, projectId: project.id };
}
