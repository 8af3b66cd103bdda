import { queryOptions } from '@tanstack/react-query';
import { getWebhook, type GetWebhookParameters } from '../actions/get-webhook.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const getWebhookQueryKey = ({ projectId }: GetWebhookParameters) => ['getWebhook', projectId] as const;

/** Where alerts of a project are delivered to, and the last deliveries. */
export function getWebhookQueryOptions(client: ApiClient, parameters: GetWebhookParameters) {
  return queryOptions({
    queryKey: getWebhookQueryKey(parameters),
    queryFn: ({ signal }) => getWebhook(client, parameters, { signal }),
    staleTime: 0,
  });
}
