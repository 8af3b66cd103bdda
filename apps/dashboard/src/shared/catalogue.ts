import { getCatalogueQueryOptions } from '@onepoint/api-client';
import {
  planCatalogue,
  readPackageTerms,
  readPlanLimits,
  readServedCatalogue,
  type PackageTerms,
  type Plan,
  type PlanId,
  type PlanLimits,
} from '@onepoint/plans-domain';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from './api/api-client-context.ts';

/** The API's catalogue; undefined until it is loaded. */
function useServedCatalogue() {
  return useQuery(getCatalogueQueryOptions(useApiClient())).data;
}

/** Plans with the API's prices and limits, or those of this build until they are loaded. */
export function usePlanCatalogue(): readonly Plan[] {
  return useQuery({ ...getCatalogueQueryOptions(useApiClient()), select: readServedCatalogue }).data ?? planCatalogue;
}

/** The API's price, connections, and maximum number of packages, or those of this build until they are loaded. */
export function usePackageTerms(): PackageTerms {
  return readPackageTerms(useServedCatalogue());
}

/** The API's limits of plans, or those of this build until they are loaded. */
export function usePlanLimits(): (planId: Exclude<PlanId, 'L'>) => PlanLimits {
  const served = useServedCatalogue();
  return (planId) => readPlanLimits(served, planId);
}
