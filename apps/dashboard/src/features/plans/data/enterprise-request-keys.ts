import type { CreateEnterpriseRequestParameters } from '@onepoint/api-client';

const keys = new Map<string, string>();
const textOf = ({ email, projectLink, message }: CreateEnterpriseRequestParameters): string =>
  JSON.stringify([email, projectLink, message]);

/** Idempotency keys of requests that are not known to be stored. They outlive the window that asks, as its draft does. */
export const enterpriseRequestKeys = {
  /** The key of a request: the same one for every try, until it is settled. */
  keyOf: (body: CreateEnterpriseRequestParameters): string => {
    const key = keys.get(textOf(body)) ?? crypto.randomUUID();
    keys.set(textOf(body), key);
    return key;
  },
  /** The request was stored: the next one is another, even with the same text. */
  settle: (body: CreateEnterpriseRequestParameters): void => void keys.delete(textOf(body)),
};
