import { getDepositTermsQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../api/api-client-context.ts';

/** Fee, limits, networks and tokens of deposits: configuration of the API, which enforces the same. */
export function useDepositTerms() {
  return useQuery(getDepositTermsQueryOptions(useApiClient()));
}
