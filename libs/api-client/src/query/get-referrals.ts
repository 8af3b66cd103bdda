import { queryOptions } from '@tanstack/react-query';
import { getReferrals, type GetReferralsParameters } from '../actions/get-referrals.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const getReferralsQueryKey = (parameters: GetReferralsParameters) => ['getReferrals', parameters] as const;

/** A project's referral code, and what came of it. */
export function getReferralsQueryOptions(client: ApiClient, parameters: GetReferralsParameters) {
  return queryOptions({
    queryKey: getReferralsQueryKey(parameters),
    queryFn: ({ signal }) => getReferrals(client, parameters, { signal }),
  });
}
