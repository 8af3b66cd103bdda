import { sessionStore } from '@onepoint/app-state';
import { parseRedirect } from '@onepoint/auth/react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const storageKey = 'onepoint.login.redirect.v1';

/**
 * Where signing in leads. The steps of signing in drop the query, so this tab remembers it until the first step is opened
 * without one.
 *
 * @param loginPath the first step's path
 * @param workspacePath where signing in leads when the address names nothing else
 */
export function useLoginRedirect(loginPath: string, workspacePath: string): string {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [redirect] = useState(() => {
    const given = search.get('redirect');
    const isFirstStep = pathname === loginPath;
    if (given !== null) sessionStore.setItem(storageKey, given);
    else if (isFirstStep) sessionStore.removeItem(storageKey);
    return parseRedirect(given ?? sessionStore.getItem(storageKey), workspacePath);
  });
  return redirect;
}

/** Forgets it once it was followed. */
export function forgetLoginRedirect(): void {
  sessionStore.removeItem(storageKey);
}
