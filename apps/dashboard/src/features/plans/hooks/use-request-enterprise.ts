import { createEnterpriseRequest, type CreateEnterpriseRequestParameters } from '@onepoint/api-client';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Sends a request for the Enterprise plan. Each call makes one, so a second submit while one is on its way is dropped. */
export function useRequestEnterprise() {
  const client = useApiClient();
  const underway = useRef(false);
  const mutation = useMutation({
    mutationFn: (body: CreateEnterpriseRequestParameters) => createEnterpriseRequest(client, body),
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
