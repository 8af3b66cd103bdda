import { contract, type AuditChange, type BillingDetails } from '@onepoint/api-contract';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { projectEntry } from '../projects/projects.mapping.ts';
import { toBillingDetails } from './billing-details.repository.ts';

export const getBillingDetails = defineRoute(contract.getBillingDetails, async ({ params: { projectId } }, { billingDetails }) =>
  toBillingDetails(await billingDetails.find(projectId)),
);

export const updateBillingDetails = defineRoute(
  contract.updateBillingDetails,
  async ({ params: { projectId }, body, userId }, { orm, projects, billingDetails, audit, now }) =>
    orm.transaction(async (transaction) => {
      const { project } = await authorizeLocked(transaction, projects, {
        action: contract.updateBillingDetails.access,
        projectId,
        userId,
      });
      const before = toBillingDetails(await billingDetails.find(projectId, transaction));
      const after = { ...before, ...withoutMissing(body) };
      const changes = changesOf(before, after);
      if (changes.length === 0) return before;
      await billingDetails.set(transaction, projectId, after, now());
      await audit.add(transaction, projectEntry('project.changeBillingDetails', userId, project, changes));
      return after;
    }),
);

function withoutMissing(body: { readonly [Field in keyof BillingDetails]?: string | undefined }): Partial<BillingDetails> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

function changesOf(before: BillingDetails, after: BillingDetails): AuditChange[] {
  return (Object.keys(before) as (keyof BillingDetails)[]).flatMap((field) =>
    before[field] === after[field] ? [] : [{ field: `billing.${field}`, before: before[field] || null, after: after[field] || null }],
  );
}

export const billingDetailsRoutes = [getBillingDetails, updateBillingDetails];
