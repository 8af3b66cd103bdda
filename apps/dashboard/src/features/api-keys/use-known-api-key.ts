import { useQueries } from '@tanstack/react-query';
import { secretQueryOptions } from '../../shared/secret/api-key-secret.ts';

/** The first of these keys whose secret this page has, with the secret. */
export function useKnownApiKey<TApiKey extends { readonly id: string }>(
  apiKeys: readonly TApiKey[],
): { readonly apiKey: TApiKey; readonly secret: string } | undefined {
  const secrets = useQueries({ queries: apiKeys.map(({ id }) => secretQueryOptions(id)) }).map(({ data }) => data);
  const found = secrets.findIndex((secret) => secret !== undefined);
  const apiKey = apiKeys[found];
  const secret = secrets[found];
  return apiKey && secret !== undefined ? { apiKey, secret } : undefined;
}
