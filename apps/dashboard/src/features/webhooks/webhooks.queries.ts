import {
  createWebhook,
  deleteWebhook,
  getWebhookDeliveryQueryOptions,
  getWebhookQueryKey,
  getWebhookQueryOptions,
  listWebhookDeliveriesQueryKey,
  listWebhookDeliveriesQueryOptions,
  listWebhooksQueryKey,
  listWebhooksQueryOptions,
  redeliverWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type CreateWebhookParameters,
  type UpdateWebhookParameters,
} from '@onepoint/api-client';
import type { WebhookDeliveryStatus } from '@onepoint/api-contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { refreshEvery } from '../../shared/live-data.ts';

export interface WebhookRef {
  projectId: string;
  webhookId: string;
}

/** Oldest first. */
export function useWebhooks(projectId: string) {
  return useQuery(listWebhooksQueryOptions(useApiClient(), { projectId }));
}

export function useWebhook(webhook: WebhookRef) {
  return useQuery(getWebhookQueryOptions(useApiClient(), webhook));
}

function useRefetchWebhooks(projectId: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: listWebhooksQueryKey({ projectId }) }),
      queryClient.invalidateQueries({ queryKey: getWebhookQueryKey({ projectId, webhookId: '' }).slice(0, 1) }),
      queryClient.invalidateQueries({ queryKey: listWebhookDeliveriesQueryKey({ projectId }) }),
    ]);
}

/** The response contains the signing secret, which the API returns only once. */
export function useCreateWebhook(projectId: string) {
  const client = useApiClient();
  return useMutation({
    mutationFn: (fields: Omit<CreateWebhookParameters, 'projectId'>) => createWebhook(client, { projectId, ...fields }),
    onSettled: useRefetchWebhooks(projectId),
  });
}

export function useUpdateWebhook({ projectId, webhookId }: WebhookRef) {
  const client = useApiClient();
  return useMutation({
    mutationFn: (fields: Omit<UpdateWebhookParameters, keyof WebhookRef>) => updateWebhook(client, { projectId, webhookId, ...fields }),
    onSettled: useRefetchWebhooks(projectId),
  });
}

/** The response contains the new secret, which the API returns only once. */
export function useRotateWebhookSecret({ projectId, webhookId }: WebhookRef) {
  const client = useApiClient();
  return useMutation({
    mutationFn: (gracePeriodInSecs: number) => rotateWebhookSecret(client, { projectId, webhookId, gracePeriodInSecs }),
    onSettled: useRefetchWebhooks(projectId),
  });
}

export function useDeleteWebhook({ projectId, webhookId }: WebhookRef) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => deleteWebhook(client, { projectId, webhookId }),
    // Not the webhook itself, which no longer exists.
    onSettled: () => queryClient.invalidateQueries({ queryKey: listWebhooksQueryKey({ projectId }) }),
  });
}

export function useTestWebhook({ projectId, webhookId }: WebhookRef) {
  const client = useApiClient();
  return useMutation({ mutationFn: () => testWebhook(client, { projectId, webhookId }), onSettled: useRefetchWebhooks(projectId) });
}

const refreshMs = 5_000;

/** Newest first, updated live. Keeps the previous deliveries while another status loads. */
export function useDeliveries(webhook: WebhookRef, status: WebhookDeliveryStatus | null) {
  const query = useInfiniteQuery({
    ...listWebhookDeliveriesQueryOptions(useApiClient(), { ...webhook, status: status ?? undefined }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery(refreshMs),
  });
  return { ...query, deliveries: query.data?.pages.flatMap(({ data }) => data) };
}

export function useDelivery(webhook: WebhookRef, deliveryId: string) {
  return useQuery(getWebhookDeliveryQueryOptions(useApiClient(), { ...webhook, deliveryId }));
}

export function useRedeliver({ projectId, webhookId }: WebhookRef) {
  const client = useApiClient();
  return useMutation({
    mutationFn: (deliveryId: string) => redeliverWebhookDelivery(client, { projectId, webhookId, deliveryId }),
    onSettled: useRefetchWebhooks(projectId),
  });
}
