import type { AuditValue } from '../schema/audit-entries.ts';
import type { projects } from '../schema/projects.ts';
import type { NewAuditEntry } from './insert-audit-entries.ts';

type Project = typeof projects.$inferSelect;

/** Columns of each action by their names on the wire. */
const fieldsOf = {
  'plan.change': { usageCommitment: 'planId', nextUsageCommitment: 'nextPlanId' },
  'package.change': { geyserUsageCommitmentMultiplier: 'packageCount', nextGeyserUsageCommitmentMultiplier: 'nextPackageCount' },
} as const satisfies Record<string, Record<string, keyof Project>>;

/**
 * What a change of plan or packages leaves in the audit log: an entry for each of the two that changed. A renewal of the same changes nothing.
 *
 * @param actorId null for the billing clock
 */
export function billingAuditEntries(before: Project, after: Project, actorId: string | null): NewAuditEntry[] {
  return Object.entries(fieldsOf).flatMap(([action, fields]) => {
    const changes = Object.entries(fields).flatMap(([field, column]) => {
      const [was, is]: readonly AuditValue[] = [before[column], after[column]];
      return was === undefined || is === undefined || was === is ? [] : [{ field, before: was, after: is }];
    });
    const { id, name } = after;
    return changes.length === 0 ? [] : [{ projectId: id, action, actorId, subject: { type: 'project', id, name }, changes }];
  });
}
