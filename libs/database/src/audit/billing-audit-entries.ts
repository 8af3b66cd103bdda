import type { projects } from '../schema/projects.ts';
import type { NewAuditEntry } from './insert-audit-entries.ts';

type Project = typeof projects.$inferSelect;

type AuditChange = NonNullable<NewAuditEntry['changes']>[number];

type BillingColumn = 'planId' | 'nextPlanId' | 'packageCount' | 'nextPackageCount';

export type BillingAction = 'plan.change' | 'package.change';

/** Columns of each action by their names on the wire. */
const fieldsOf: Readonly<Record<BillingAction, Readonly<Record<string, BillingColumn>>>> = {
  'plan.change': { usageCommitment: 'planId', nextUsageCommitment: 'nextPlanId' },
  'package.change': { geyserUsageCommitmentMultiplier: 'packageCount', nextGeyserUsageCommitmentMultiplier: 'nextPackageCount' },
};

/**
 * What a change of plan or packages leaves in the audit log: an entry for each of the two that changed. A renewal of the same changes nothing.
 *
 * @param actorId null for the billing clock
 * @param paidCents what the change cost at once, by action; the books are held against it
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
