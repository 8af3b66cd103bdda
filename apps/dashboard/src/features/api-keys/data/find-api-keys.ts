import type { ApiKey } from '@onepoint/api-contract';

export interface ApiKeysFilter {
  /** Part of the name, or of what is shown of the secret. */
  readonly text: string;
  /** Null for all. */
  readonly status: ApiKey['status'] | null;
}

/** The keys that match, in the order given. */
export function findApiKeys(apiKeys: readonly ApiKey[], { text, status }: ApiKeysFilter): readonly ApiKey[] {
  const wanted = text.trim().toLocaleLowerCase();
  return apiKeys.filter(
    (apiKey) =>
      (status === null || apiKey.status === status) &&
      [apiKey.name, apiKey.prefix, apiKey.last4].some((part) => part.toLocaleLowerCase().includes(wanted)),
  );
}
