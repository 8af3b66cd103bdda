import type { ApiClient } from '@onepoint/api-client';
import { createContext, useContext } from 'react';

export const ApiClientContext = createContext<ApiClient | null>(null);

/** The API, called in the name of the signed-in user. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (!client) throw new Error('useApiClient needs an ApiClientContext around it');
  return client;
}
