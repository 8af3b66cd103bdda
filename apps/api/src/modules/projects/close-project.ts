import { may, type AuditChange } from '@onepoint/api-contract';
import { closeBalance, evaluateAlerts, type BalanceDestination, type ProjectClosing, type Transaction } from '@onepoint/database';
import { paidBalanceCents, promoBalanceAfter } from '@onepoint/plans-domain';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../services.ts';
import { projectEntry, type ProjectRow } from './projects.mapping.ts';
import type { ProjectsRepository } from './projects.repository.ts';

/** Gateways confirm within milliseconds, or within a second if a notification is lost. */
const waitMaxMs = 3_000;
const pollMs = 25;

type Closings = Pick<ProjectsRepository, 'close' | 'isUsageRecorded' | 'reopen'>;

/**
 * Stops the calls of a project, waits until gateways have recorded the calls they admitted, and then runs `end`. If that fails, the project serves
 * calls again immediately; if the process dies, after half a minute (ADR 0037).
 *
 * @throws {ApiError} PROJECT_NOT_FOUND; UNAVAILABLE when a live gateway does not confirm in time; whatever `end` throws
 */
export async function recordLastUsage(
  projects: Closings,
  projectId: string,
  end: (closing: ProjectClosing) => Promise<void>,
): Promise<void> {
  const closing = await projects.close(projectId);
  if (closing === null) throw new ApiError('PROJECT_NOT_FOUND');
  try {
    const waitedUntil = performance.now() + waitMaxMs;
    while (!(await projects.isUsageRecorded(closing))) {
      if (performance.now() > waitedUntil) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '10' } });
      await delay(pollMs);
    }
    await end(closing);
  } catch (error) {
    // If the database is unreachable, the project reopens by itself.
    await projects.reopen(closing).catch(() => undefined);
    throw error;
  }
}

interface MoveBalanceParameters {
  /** The project to delete, locked and settled. */
  project: ProjectRow;
  choice: 'transfer' | 'refund' | undefined;
  /** Target of a transfer, locked; undefined if there is no such project. */
  target: ProjectRow | undefined;
  /** The owner's contact data; null without a refund. */
  contact: Record<string, unknown> | null;
  userId: string;
}

/**
 * Empties the balance of a deleted project according to the request (ADR 0019). Only paid money is refunded. Promo credit expires unless it is
 * transferred, and a balance that is only promo credit needs no choice (ADR 0039).
 *
 * @returns the changes for the audit log
 * @throws {ApiError} BALANCE_REMAINS for paid money without a choice; TRANSFER_REFUSED when the caller cannot move money to the target
 */
export async function moveBalance(
  transaction: Transaction,
  { members, audit, now }: Pick<Services, 'members' | 'audit' | 'now'>,
  { project, choice, target, contact, userId }: MoveBalanceParameters,
): Promise<AuditChange[]> {
  const { id: projectId, balanceCents, promoBalanceCents } = project;
  if (balanceCents <= 0) return [];
  const paidCents = paidBalanceCents(project);
  const close = (destination: BalanceDestination): Promise<void> =>
    closeBalance(transaction, { projectId, balanceCents, promoBalanceCents, destination, actorId: userId });
  const emptied: AuditChange[] = [
    { field: 'balance', before: balanceCents, after: 0 },
    ...(promoBalanceCents > 0 ? [{ field: 'promoBalance', before: promoBalanceCents, after: 0 }] : []),
  ];
  if (choice !== 'transfer') {
    if (paidCents === 0) {
      await close({ kind: 'expire' });
      return emptied;
    }
    if (contact === null) throw new ApiError('BALANCE_REMAINS', { details: { balanceCents, promoBalanceCents } });
    await close({ kind: 'refund', contact });
    return [...emptied, { field: 'balanceTo', before: null, after: 'refund' }];
  }
  if (target === undefined || target.id === projectId) throw new ApiError('TRANSFER_REFUSED');
  const member = await members.findOfUser(transaction, target.id, userId);
  if (member === null || !may(member.role, 'payment:create')) throw new ApiError('TRANSFER_REFUSED');
  await close({ kind: 'transfer', projectId: target.id });
  const received = { field: 'balance', before: target.balanceCents, after: target.balanceCents + balanceCents };
  const promoAfterCents = promoBalanceAfter(target, {
    amountCents: balanceCents,
    movesPromo: false,
    promoReceivedCents: promoBalanceCents,
  });
  const promoReceived = { field: 'promoBalance', before: target.promoBalanceCents, after: promoAfterCents };
  const changes = promoAfterCents === target.promoBalanceCents ? [received] : [received, promoReceived];
  await audit.add(transaction, projectEntry('project.receiveBalance', userId, target, changes));
  await evaluateAlerts(transaction, [target.id], { now: now() });
  return [...emptied, { field: 'balanceTo', before: null, after: target.id }];
}
