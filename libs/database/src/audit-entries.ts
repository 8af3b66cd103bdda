import type { Executor } from './create-database.ts';
import { createId } from './ids.ts';
import { auditEntries, type AuditValue } from './schema/audit-entries.ts';
import type { projects } from './schema/projects.ts';
import { enqueueAuditEvents } from './webhooks.ts';

export interface NewAuditEntry {
  projectId: string;
  /** For example `apiKey.rotate`. */
  action: string;
  /** The user who did it; null for the service. */
  actorId: string | null;
  /** Set if an API token made the change. */
  token?: { id: string; name: string };
  /** The name is stored as it was at that time. */
  subject: { type: string; id: string; name: string; userId?: string | null };
  /** Fields by their names in the API. Must not contain secrets. */
  changes?: readonly { field: string; before: AuditValue; after: AuditValue }[];
  /** @default the transaction time */
  at?: Date;
}

/** Writes audit log entries and their webhook events. Pass the transaction of the change, so that all of them commit together. */
export async function insertAuditEntries(executor: Executor, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await executor.insert(auditEntries).values(
    entries.map(({ projectId, action, actorId, token, subject, changes = [], at }) => ({
      id: createId('aud'),
      projectId,
      action,
      actorId,
      tokenId: token?.id ?? null,
      tokenName: token?.name ?? null,
      subjectType: subject.type,
      subjectId: subject.id,
      subjectName: subject.name,
      subjectUserId: subject.userId ?? null,
      changes: [...changes],
      createdAt: at,
    })),
  );
  await enqueueAuditEvents(executor, entries);
}

type Project = typeof projects.$inferSelect;

type AuditChange = NonNullable<NewAuditEntry['changes']>[number];

type BillingColumn = 'planId' | 'nextPlanId' | 'packageCount' | 'nextPackageCount';

export type BillingAction = 'plan.change' | 'package.change';

/** Columns of each action, by field name in the API. */
const fieldsOf: Readonly<Record<BillingAction, Readonly<Record<string, BillingColumn>>>> = {
  'plan.change': { usageCommitment: 'planId', nextUsageCommitment: 'nextPlanId' },
  'package.change': { geyserUsageCommitmentMultiplier: 'packageCount', nextGeyserUsageCommitmentMultiplier: 'nextPackageCount' },
};

/**
 * Creates one audit entry for each of plan and packages that changed. A renewal without changes has none.
 *
 * @param actorId null for the billing job
 * @param paidCents immediate charge by action; `checkLedger` compares the ledger with it
 */
export function billingAuditEntries(
  before: Project,
  after: Project,
  actorId: string | null,
  paidCents: Readonly<Partial<Record<BillingAction, number>>> = {},
): NewAuditEntry[] {
  return (Object.keys(fieldsOf) as BillingAction[]).flatMap((action) => {
    const changes = Object.entries(fieldsOf[action]).flatMap(([field, column]): AuditChange[] => {
      const [was, is] = [before[column], after[column]];
      return was === is ? [] : [{ field, before: was, after: is }];
    });
    const paid = paidCents[action] ?? 0;
    if (paid > 0) changes.push({ field: 'amount', before: null, after: paid });
    const { id, name } = after;
    return changes.length === 0 ? [] : [{ projectId: id, action, actorId, subject: { type: 'project', id, name }, changes }];
  });
}
