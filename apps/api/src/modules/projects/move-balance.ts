import { may, type AuditChange } from '@onepoint/api-contract';
import { closeBalance, evaluateAlerts, type Transaction } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../services.ts';
import { projectEntry } from './project-entry.ts';
import type { ProjectRow } from './to-project.ts';

export interface MoveBalanceParameters {
  /** What is deleted; locked, what is due settled. */
  project: ProjectRow;
  /** What the request says; undefined where it says nothing. */
  choice: 'transfer' | 'refund' | undefined;
  /** Where a transfer is to go, locked as well; undefined where there is no such project. */
  target: ProjectRow | undefined;
  /** How its owner is reached; null where no refund was asked for. */
  contact: Record<string, unknown> | null;
  userId: string;
}

/**
 * Empties the balance of a project that is deleted, by what the request said (ADR 0019).
 *
 * @returns what the audit log says of it
 * @throws {ApiError} BALANCE_REMAINS when nothing was said; TRANSFER_REFUSED when the caller may not move money to the target
 */
export async function moveBalance(
  transaction: Transaction,
  { members, audit, now }: Pick<Services, 'members' | 'audit' | 'now'>,
  { project, choice, target, contact, userId }: MoveBalanceParameters,
): Promise<AuditChange[]> {
  const { id: projectId, balanceCents } = project;
  if (balanceCents <= 0) return [];
  const emptied = { field: 'balance', before: balanceCents, after: 0 };
  if (contact !== null) {
    await closeBalance(transaction, { projectId, balanceCents, destination: { kind: 'refund', contact }, actorId: userId });
    return [emptied, { field: 'balanceTo', before: null, after: 'refund' }];
  }
  if (choice === undefined) throw new ApiError('BALANCE_REMAINS', { details: { balanceCents } });
  if (target === undefined || target.id === projectId) throw new ApiError('TRANSFER_REFUSED');
  const member = await members.findOfUser(transaction, target.id, userId);
  if (member === null || !may(member.role, 'payment:create')) throw new ApiError('TRANSFER_REFUSED');
  await closeBalance(transaction, { projectId, balanceCents, destination: { kind: 'transfer', projectId: target.id }, actorId: userId });
  const received = { field: 'balance', before: target.balanceCents, after: target.balanceCents + balanceCents };
  await audit.add(transaction, projectEntry('project.receiveBalance', userId, target, [received]));
  await evaluateAlerts(transaction, [target.id], { now: now() });
  return [emptied, { field: 'balanceTo', before: null, after: target.id }];
}
