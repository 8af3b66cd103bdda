import { getPartnershipQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Where a project stands in the partner programme. */
export function usePartnership(projectId: string) {
  return useQuery(getPartnershipQueryOptions(useApiClient(), { projectId }));
}
