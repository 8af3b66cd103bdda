import { settleProject, type Orm, type ProjectClosing, type Transaction } from '@onepoint/database';
import { TransactionRollbackError } from 'drizzle-orm';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../services.ts';
import { apiKeyEntry } from '../api-keys/api-keys.mapping.ts';
import { revokeDisallowedInvitations } from '../invitations/revoke-invitation.ts';
import { tokenEntry } from '../tokens/tokens.routes.ts';
import { memberEntry } from '../members/members.mapping.ts';
import type { MemberRow } from '../members/members.repository.ts';
import { moveBalance, recordLastUsage } from '../projects/close-project.ts';
import type { ProjectRow } from '../projects/projects.mapping.ts';
import { auditViewer } from './public-user.ts';
import type { AccountsRepository, DeletedAccount } from './accounts.repository.ts';

/** Roles that can become owner when the last owner is gone, in this order. Viewers cannot. */
const successorRoles: readonly string[] = ['admin', 'finance', 'developer'];

interface LeaveAsDeletedContext {
  orm: Orm;
  accounts: AccountsRepository;
  services: Pick<Services, 'users' | 'projects' | 'members' | 'invitations' | 'apiKeys' | 'tokens' | 'audit' | 'now'>;
}

interface LeaveAsDeletedParameters {
  projectId: string;
  userId: string;
  account: DeletedAccount;
}

/**
 * Removes a person who deleted their account from a project, as if they had left: keys whose secret they know are paused, and their project tokens
 * and invitations are revoked. If they were the last owner, another member becomes owner. Without one, the project is deleted after its last usage
 * was recorded (ADR 0037), and we owe them its paid balance (ADR 0041).
 *
 * @throws {ApiError} UNAVAILABLE if a gateway doesn't confirm the last usage in time; nothing has changed, and the caller can retry
 */
export async function leaveAsDeleted(context: LeaveAsDeletedContext, parameters: LeaveAsDeletedParameters): Promise<void> {
  try {
    await leave(context, parameters, null);
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
    try {
      await recordLastUsage(context.services.projects, parameters.projectId, (closing) => leave(context, parameters, closing));
    } catch (refusal) {
      // A second event for the same deletion deleted the project first.
      if (!(refusal instanceof ApiError && refusal.code === 'PROJECT_NOT_FOUND')) throw refusal;
      await leave(context, parameters, null);
    }
  }
}

/**
 * @param closing null while the project's calls are not stopped
 * @throws {TransactionRollbackError} when the project must be deleted but its calls are not stopped
 */
async function leave(
  { orm, accounts, services }: LeaveAsDeletedContext,
  { projectId, userId, account }: LeaveAsDeletedParameters,
  closing: ProjectClosing | null,
): Promise<void> {
  const { users, projects, members, apiKeys, tokens, audit, now } = services;
  const memberIds = (await members.list(projectId)).map((member) => member.userId);
  const names = await users.listPublicUsers(
    memberIds.filter((id) => id !== userId),
    auditViewer,
  );
  await orm.transaction(async (transaction) => {
    const project = await projects.findLocked(transaction, projectId);
    const me = await members.findOfUser(transaction, projectId, userId);
    await accounts.removeMembership(transaction, projectId, userId);
    if (project === null || me === null) return;
    const at = now();
    await audit.add(transaction, memberEntry('member.deleteAccount', null, me, { name: '', before: me.role, after: null }));
    await revokeDisallowedInvitations(transaction, services, { projectId, userId, role: null, actorId: null, now: at });
    const paused = await apiKeys.pauseShown(transaction, { projectId, userId, now: at });
    const statusChange = [{ field: 'status', before: 'active', after: 'paused' }];
    await audit.add(transaction, ...paused.map((apiKey) => apiKeyEntry('apiKey.pause', null, apiKey, statusChange)));
    const revoked = await tokens.revokeShown(transaction, projectId, userId, at);
    await audit.add(transaction, ...revoked.map((token) => tokenEntry('token.revoke', null, projectId, token)));
    if (me.role !== 'owner') return;
    const others = await members.list(projectId, transaction);
    const deleted = await accounts.listDeleted(
      transaction,
      others.map((other) => other.userId),
    );
    const living = others.filter((other) => !deleted.has(other.userId));
    if (living.some(({ role }) => role === 'owner')) return;
    const successor = findSuccessor(living);
    if (successor === undefined) {
      if (closing === null) transaction.rollback();
      else if (!(await projects.isStillClosing(transaction, closing))) throw new ApiError('UNAVAILABLE');
      await closeProject(transaction, services, { project, userId, account, at });
      return;
    }
    await members.setRole(transaction, successor.id, 'owner');
    const change = { name: names.get(successor.userId)?.displayName ?? successor.userId, before: successor.role, after: 'owner' };
    await audit.add(transaction, memberEntry('member.changeRole', null, successor, change));
  });
}

/** The longest-standing member of the first role in `successorRoles` that has one. `members` must be sorted oldest first. */
const findSuccessor = (members: readonly MemberRow[]): MemberRow | undefined =>
  successorRoles.flatMap((role) => members.find((member) => member.role === role) ?? []).at(0);

/** Like a deletion by the owner with a refund. */
async function closeProject(
  transaction: Transaction,
  services: LeaveAsDeletedContext['services'],
  { project, userId, account, at }: { project: ProjectRow; userId: string; account: DeletedAccount; at: Date },
): Promise<void> {
  const settled = await settleProject(transaction, project, at);
  const contact = {
    userId,
    emails: account.emails.map(({ emailAddress }) => emailAddress),
    wallets: account.web3Wallets.map(({ web3Wallet }) => web3Wallet),
  };
  const changes = await moveBalance(transaction, services, { project: settled, choice: 'refund', target: undefined, contact, userId });
  const subject = { type: 'project', id: project.id, name: settled.name };
  await services.audit.add(transaction, { projectId: project.id, action: 'project.delete', actorId: null, subject, changes });
  await services.projects.delete(transaction, project.id, at);
}
