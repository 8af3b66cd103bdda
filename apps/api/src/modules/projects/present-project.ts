import type { Project } from '@onepoint/api-contract';
import type { Executor } from '@onepoint/database';
import type { Services } from '../../services.ts';
import { toProject, type ProjectRow } from './to-project.ts';

/** A project with its open alerts, for the wire. */
export async function presentProject(
  { alerts, now }: Pick<Services, 'alerts' | 'now'>,
  row: ProjectRow,
  role: string,
  executor?: Executor,
): Promise<Project> {
  return toProject(row, role, await alerts.listOpen([row.id], executor), now());
}
