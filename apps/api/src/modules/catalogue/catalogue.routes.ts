import { contract } from '@onepoint/api-contract';
import { serveCatalogue } from '@onepoint/plans-domain';
import { defineRoute } from '../../routing/define-route.ts';

export const getCatalogue = defineRoute(contract.getCatalogue, async (_input, { depositTerms }) => ({
  ...serveCatalogue(),
  deposits: depositTerms,
}));

export const catalogueRoutes = [getCatalogue];
