import type { ApiClient } from '@onepoint/api-client';
import { createContext, useContext } from 'react';

export const ApiClientContext = createContext<ApiClient | null>(null);

export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (!client) throw new Error('useApiClient must be used inside an ApiClientContext');
  return client;
}

/** Set when the API rejects a session the identity service considers active: clocks or keys differ, or the session was ended elsewhere. */
export interface SessionRefusal {
  readonly isRefused: boolean;
  /** Call before ending the session on purpose, so that no error is reported. */
  readonly forget: () => void;
}

export const SessionRefusalContext = createContext<SessionRefusal>({
  isRefused: false,
  forget: () => undefined,
});

export const useSessionRefusal = (): SessionRefusal => useContext(SessionRefusalContext);
