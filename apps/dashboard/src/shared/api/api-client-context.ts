import type { ApiClient } from '@onepoint/api-client';
import { createContext, useContext } from 'react';

export const ApiClientContext = createContext<ApiClient | null>(null);

/** The API client of the signed-in user. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (!client) throw new Error('useApiClient must be used inside an ApiClientContext');
  return client;
}

/** The API rejects a session that the identity service considers active: clocks or keys differ, or it was ended elsewhere. */
export interface SessionRefusal {
  readonly isRefused: boolean;
  /** Call before ending the session on purpose, so that its end isn't reported as an error. */
  readonly forget: () => void;
}

export const SessionRefusalContext = createContext<SessionRefusal>({
  isRefused: false,
  forget: () => undefined,
});

export const useSessionRefusal = (): SessionRefusal => useContext(SessionRefusalContext);
