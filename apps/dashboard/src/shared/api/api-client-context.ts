import type { ApiClient } from '@onepoint/api-client';
import { createContext, useContext } from 'react';

export const ApiClientContext = createContext<ApiClient | null>(null);

/** The API, called in the name of the signed-in user. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (!client) throw new Error('useApiClient needs an ApiClientContext around it');
  return client;
}

/** The API refuses the session that the identity service takes for alive: clocks or keys that differ, or a session that was ended elsewhere. */
export interface SessionRefusal {
  readonly isRefused: boolean;
  /** The session is about to be ended on purpose: its end is no news. */
  readonly forget: () => void;
}

export const SessionRefusalContext = createContext<SessionRefusal>({
  isRefused: false,
  forget: () => undefined,
});

/** Whether the API refuses the session, and what can be done. */
export const useSessionRefusal = (): SessionRefusal => useContext(SessionRefusalContext);
