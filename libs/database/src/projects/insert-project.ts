import type { Transaction } from '../create-database.ts';
import { createId } from '../ids/create-id.ts';
import { members } from '../schema/members.ts';
import { projects } from '../schema/projects.ts';

export interface InsertProjectParameters {
  name: string;
  /** The identity service's id of the user who becomes the owner. */
  ownerId: string;
  /** Default `FREE`. */
  planId?: string;
}

/** Creates a project and its first member, the owner. Takes a transaction: a project without an owner must never be seen. */
export async function insertProject(
  transaction: Transaction,
  { name, ownerId, planId }: InsertProjectParameters,
): Promise<typeof projects.$inferSelect> {
  const [project] = await transaction
    .insert(projects)
    .values({ id: createId('proj'), name, makerId: ownerId, planId })
    .returning();
  if (!project) throw new Error('The database returned no row for a new project');
  await transaction.insert(members).values({ id: createId('mem'), projectId: project.id, userId: ownerId, role: 'owner' });
  return project;
}
