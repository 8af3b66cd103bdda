import { createEnterpriseRequest, type CreateEnterpriseRequestParameters } from '@onepoint/api-client';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { enterpriseRequestKeys } from '../data/enterprise-request-keys.ts';

/**
 * Sends a request for the Enterprise plan. All tries of one text share an idempotency key, also after a lost reply and a closed window, so
 * that one request is stored; a second submit while one is on its way is dropped.
 */
export function useRequestEnterprise() {
  const client = useApiClient();
  const underway = useRef(false);
  const mutation = useMutation({
    mutationFn: (body: CreateEnterpriseRequestParameters) =>
      createEnterpriseRequest(client, body, { idempotencyKey: enterpriseRequestKeys.keyOf(body) }),
    onSuccess: (_, body) => enterpriseRequestKeys.settle(body),
    onSettled: () => {
      underway.current = false;
    },
  });
  const request = (body: CreateEnterpriseRequestParameters, callbacks: Parameters<typeof mutation.mutate>[1]): void => {
    if (underway.current) return;
    underway.current = true;
    mutation.mutate(body, callbacks);
  };
  return { request, isPending: mutation.isPending };
}
