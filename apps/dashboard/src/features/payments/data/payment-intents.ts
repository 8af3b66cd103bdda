import { createIdempotencyKey, type CreatePaymentParameters } from '@onepoint/api-client';

/** A payment as it is meant; its method may be one that this version doesn't start. */
export type PaymentIntent = Omit<CreatePaymentParameters, 'type'> & { readonly type: string };

/** Idempotency keys of payments that are being made. */
export interface PaymentIntents {
  /** The key of an intent: the same one for every try, until it is settled. */
  readonly keyOf: (intent: PaymentIntent) => string;
  /** The intent was carried out: the next payment of the same amount is another one. */
  readonly settle: (intent: PaymentIntent) => void;
}

const nameOf = ({ projectId, type, amount }: PaymentIntent): string => `${projectId} ${type} ${String(amount)}`;

/**
 * Remembers which payment was meant. A double click, a second try after a lost reply or a closed modal mean the same payment and get
 * its key, so that the API makes one; another amount, method or project is another payment.
 *
 * @param createKey gives a key that was never used. Default: a random UUID
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
