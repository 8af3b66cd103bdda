import { getReferralsQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** The referral code of a project, and what came of it. */
export function useReferrals(projectId: string) {
  return useQuery(getReferralsQueryOptions(useApiClient(), { projectId }));
}
