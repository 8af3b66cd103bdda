import { useContext } from 'react';
import { SessionContext, type Session } from './session-context.ts';

/** The session of this browser. Throws outside of `AuthProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs an AuthProvider, or a SessionContext, around it');
  return session;
}
