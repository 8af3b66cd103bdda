import type { ApiClient } from '@onepoint/api-client';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { createPaymentIntents, type PaymentIntents } from '../data/payment-intents.ts';

const intentsOf = new WeakMap<ApiClient, PaymentIntents>();

/** The payments that the signed-in user is making. They outlive the modal: one that is opened again goes on with the same payment. */
export function usePaymentIntents(): PaymentIntents {
  const client = useApiClient();
  const intents = intentsOf.get(client) ?? createPaymentIntents();
  intentsOf.set(client, intents);
  return intents;
}
