import { contract } from '@onepoint/api-contract';
import { serveCatalogue } from '@onepoint/plans-domain';
import { defineRoute } from '../../routing/define-route.ts';

export const getCatalogue = defineRoute(contract.getCatalogue, async (_input, { depositTerms }) => {
  const { plans, packages } = serveCatalogue();
  return { plans: [...plans], packages: [...packages], deposits: depositTerms };
});

export const catalogueRoutes = [getCatalogue];
