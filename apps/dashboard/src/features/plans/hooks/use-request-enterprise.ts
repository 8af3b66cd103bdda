import { createEnterpriseRequest, type CreateEnterpriseRequestParameters } from '@onepoint/api-client';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { enterpriseRequestKey } from '../data/enterprise-request-key.ts';

/**
 * Sends a request for the Enterprise plan. All tries of one text share an idempotency key, also after a lost reply, a reload and in another
 * tab, so that one request is stored; a second submit while one is on its way is dropped.
 */
export function useRequestEnterprise() {
  const client = useApiClient();
  const underway = useRef(false);
  const mutation = useMutation({
    mutationFn: async (body: CreateEnterpriseRequestParameters) =>
      createEnterpriseRequest(client, body, { idempotencyKey: await enterpriseRequestKey(body) }),
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
