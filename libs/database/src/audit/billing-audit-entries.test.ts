import { expect, test } from 'vitest';
import type { projects } from '../schema/projects.ts';
import { billingAuditEntries } from './billing-audit-entries.ts';

const project = {
  id: 'proj_a',
  name: 'A',
  planId: 'FREE',
  nextPlanId: null,
  packageCount: 1,
  nextPackageCount: 0,
} as typeof projects.$inferSelect;
const subject = { type: 'project', id: 'proj_a', name: 'A' };

test('a renewal of the same leaves no entry', () => {
  expect(billingAuditEntries(project, { ...project, balanceCents: 3 }, null)).toEqual([]);
});

test('plan and packages have an entry each, with the fields that changed', () => {
  expect(billingAuditEntries(project, { ...project, planId: 'PAYG', nextPackageCount: 5 }, 'user_a')).toEqual([
    {
      projectId: 'proj_a',
      action: 'plan.change',
      actorId: 'user_a',
      subject,
      changes: [{ field: 'usageCommitment', before: 'FREE', after: 'PAYG' }],
    },
    {
      projectId: 'proj_a',
      action: 'package.change',
      actorId: 'user_a',
      subject,
      changes: [{ field: 'nextGeyserUsageCommitmentMultiplier', before: 0, after: 5 }],
    },
  ]);
});

test('what was paid at once stands beside what it was paid for', () => {
  expect(billingAuditEntries(project, { ...project, packageCount: 3 }, 'user_a', { 'package.change': 14_700 })).toMatchObject([
    {
      action: 'package.change',
      changes: [
        { field: 'geyserUsageCommitmentMultiplier', before: 1, after: 3 },
        { field: 'amount', before: null, after: 14_700 },
      ],
    },
  ]);
});
