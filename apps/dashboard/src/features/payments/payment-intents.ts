import { createIdempotencyKey, type ApiClient, type CreatePaymentParameters } from '@onepoint/api-client';
import { useApiClient } from '../../shared/api/api-client-context.ts';

/** Identifies a payment that the user is trying to create. */
type PaymentIntent = Pick<CreatePaymentParameters, 'projectId' | 'amount'> & { readonly type: string };

/** Idempotency keys of payments being created. */
interface PaymentIntents {
  /** Returns the same key for every attempt until the intent is settled. */
  readonly keyOf: (intent: PaymentIntent) => string;
  /** Marks the payment as created: the next one of the same amount gets a new key. */
  readonly settle: (intent: PaymentIntent) => void;
}

const nameOf = ({ projectId, type, amount }: PaymentIntent): string => `${projectId} ${type} ${String(amount)}`;

/**
 * Keeps one idempotency key per project, payment type and amount. A double click, a retry after a lost response, or a reopened modal reuses
 * the key, so that the API creates one payment.
 *
 * @param createKey returns a new unique key. Default: a random UUID
 */
export function createPaymentIntents(createKey: () => string = createIdempotencyKey): PaymentIntents {
  const keys = new Map<string, string>();
  return {
    keyOf: (intent) => {
      const key = keys.get(nameOf(intent)) ?? createKey();
      keys.set(nameOf(intent), key);
      return key;
    },
    settle: (intent) => void keys.delete(nameOf(intent)),
  };
}

const intentsByClient = new WeakMap<ApiClient, PaymentIntents>();

/** Payment intents of the signed-in user. They outlive the modal, so that reopening it continues the same payment. */
export function usePaymentIntents(): PaymentIntents {
  const client = useApiClient();
  const intents = intentsByClient.get(client) ?? createPaymentIntents();
  intentsByClient.set(client, intents);
  return intents;
}
