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

/** Undefined until loaded. */
function useServedCatalogue() {
  return useQuery(getCatalogueQueryOptions(useApiClient())).data;
}

/** Returns the API's prices and limits, or this build's until they load. */
export function usePlanCatalogue(): readonly Plan[] {
  return useQuery({ ...getCatalogueQueryOptions(useApiClient()), select: readServedCatalogue }).data ?? planCatalogue;
}

/** Returns the API's package price, connections, and maximum count, or this build's until they load. */
export function usePackageTerms(): PackageTerms {
  return readPackageTerms(useServedCatalogue());
}

/** Returns the API's plan limits, or this build's until they load. */
export function usePlanLimits(): (planId: Exclude<PlanId, 'L'>) => PlanLimits {
  const served = useServedCatalogue();
  return (planId) => readPlanLimits(served, planId);
}
