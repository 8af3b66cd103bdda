import { createId, insertProject, projects, providers, type Database } from '@onepoint/database';
import { eq } from 'drizzle-orm';

/** A provider in its own project, healthy at the last check. Returns both ids. */
export async function createProvider(
  { orm }: Pick<Database, 'orm'>,
  columns: { url: string } & Partial<typeof providers.$inferInsert>,
): Promise<{ id: string; projectId: string }> {
  const project = await orm.transaction((transaction) => insertProject(transaction, { name: 'Provider', ownerId: 'user_provider' }));
  await orm.update(projects).set({ isProvider: true }).where(eq(projects.id, project.id));
  const id = createId('prov');
  const row = { id, projectId: project.id, name: 'Node', chain: 'ethereum', health: 'healthy', checkedAt: new Date() } as const;
  await orm.insert(providers).values({ ...row, ...columns });
  return { id, projectId: project.id };
}
