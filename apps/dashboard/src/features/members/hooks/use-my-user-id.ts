import { getCurrentUserQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Id of the reader; undefined until it is known. */
export function useMyUserId(): string | undefined {
  return useQuery(getCurrentUserQueryOptions(useApiClient())).data?.id;
}
