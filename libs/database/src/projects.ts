import type { Transaction } from './create-database.ts';
import { createId } from './ids.ts';
import { members } from './schema/members.ts';
import { projects } from './schema/projects.ts';

export interface InsertProjectParameters {
  name: string;
  ownerId: string;
  /** @default `FREE` */
  planId?: string;
  /** Marks the project's data as sample data on the dashboard. @default false */
  isSampleData?: boolean;
  /** @default the transaction time */
  createdAt?: Date;
}

/** Creates a project and its owner. Needs a transaction, so that no project is ever visible without an owner. */
export async function insertProject(
  transaction: Transaction,
  { name, ownerId, planId, isSampleData, createdAt }: InsertProjectParameters,
): Promise<typeof projects.$inferSelect> {
  const [project] = await transaction
    .insert(projects)
    .values({ id: createId('proj'), name, makerId: ownerId, planId, isSampleData, createdAt })
    .returning();
  if (!project) throw new Error('The database returned no row for a new project');
  await transaction.insert(members).values({ id: createId('mem'), projectId: project.id, userId: ownerId, role: 'owner', createdAt });
  return project;
}
