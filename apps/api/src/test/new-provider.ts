import { createId, insertProject, projects, providers, type Database } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { api } from './api.ts';

/** A new project of a user that serves; returns the id. */
export async function newProviderProject(ownerId: string, { orm }: Pick<Database, 'orm'> = api.database): Promise<string> {
  const { id } = await orm.transaction((transaction) => insertProject(transaction, { name: 'Node runners', ownerId }));
  await orm.update(projects).set({ isProvider: true }).where(eq(projects.id, id));
  return id;
}

/** A new provider, which no node stands behind; returns its id. */
export async function newProvider(projectId: string, columns: Partial<typeof providers.$inferInsert> = {}): Promise<string> {
  const id = createId('prov');
  const row = { id, projectId, name: 'Node', chain: 'base', url: 'https://node.example.com/secret?key=1' };
  await api.database.orm.insert(providers).values({ ...row, health: 'healthy', checkedAt: new Date(), ...columns });
  return id;
}
