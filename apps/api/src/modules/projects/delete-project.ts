import { contract } from '@onepoint/api-contract';
import { settleProject, type ProjectClosing } from '@onepoint/database';
import { TransactionRollbackError } from 'drizzle-orm';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import type { Users } from '../users/users.ts';
import { authorizeLocked } from './authorize-locked.ts';
import { moveBalance, recordLastUsage } from './close-project.ts';
import { projectEntry } from './projects.mapping.ts';

export const deleteProject = defineRoute(contract.deleteProject, async ({ params: { projectId }, query, userId }, services) => {
  const { orm, projects, loggedRequests, audit, users, now } = services;
  const { balance, toProjectId } = query;
  const contact = balance === 'refund' ? await findContact(users, userId) : null;

  /** @param closing null for a dry run, which throws the same errors as the deletion */
  const remove = (closing: ProjectClosing | null): Promise<void> =>
    orm.transaction(async (transaction) => {
      const locked = await projects.lockAll(transaction, [projectId, ...(toProjectId === undefined ? [] : [toProjectId])]);
      const project = locked.get(projectId);
      if (project === undefined) throw new ApiError('PROJECT_NOT_FOUND');
      // Checked again under the lock, because asking the identity service took time.
      await authorizeLocked(transaction, projects, { action: contract.deleteProject.access, projectId, userId });
      if (closing !== null && !(await projects.isStillClosing(transaction, closing))) throw new ApiError('UNAVAILABLE');
      const at = now();
      const settled = await settleProject(transaction, project, at);
      const target = locked.get(toProjectId ?? '');
      const changes = await moveBalance(transaction, services, { project: settled, choice: balance, target, contact, userId });
      await audit.add(transaction, projectEntry('project.delete', userId, settled, changes));
      await projects.delete(transaction, projectId, at);
      await loggedRequests.delete(transaction, projectId);
      if (closing === null) transaction.rollback();
    });

  // A dry run first, because a request that is refused must not stop the project's calls.
  await remove(null).catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  await recordLastUsage(projects, projectId, remove);
  return null;
});

async function findContact(users: Pick<Users, 'getCurrentUser'>, userId: string): Promise<Record<string, unknown>> {
  const { emailAddresses, web3Wallets } = await users.getCurrentUser(userId);
  return {
    userId,
    emails: emailAddresses.map(({ emailAddress }) => emailAddress),
    wallets: web3Wallets.map(({ web3Wallet }) => web3Wallet),
  };
}
