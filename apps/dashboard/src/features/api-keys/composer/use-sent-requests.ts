import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentRequest } from './sent-request.ts';

const sentMax = 20;

/** What was sent through one key's page, newest first; in memory alone, so that it goes with the page. */
export function useSentRequests(apiKeyId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['sentRequests', { apiKeyId }] as const;
  const { data = [] } = useQuery<readonly SentRequest[]>({ queryKey, queryFn: skipToken, gcTime: Infinity, staleTime: Infinity });
  return {
    sent: data,
    add: (request: SentRequest) =>
      queryClient.setQueryData<readonly SentRequest[]>(queryKey, (before = []) => [request, ...before].slice(0, sentMax)),
    clear: () => queryClient.setQueryData<readonly SentRequest[]>(queryKey, []),
  };
}
