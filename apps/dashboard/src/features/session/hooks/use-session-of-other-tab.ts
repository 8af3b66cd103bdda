import { remembersSession } from '@onepoint/auth/react';
import { useEffect } from 'react';

const reloadPage = (): void => globalThis.location.reload();

/**
 * Loads the page anew when its reader comes back to it and has signed in in another tab meanwhile: it then leads on as after a sign-in of its own.
 * The identity service tells other tabs of a sign-out alone.
 *
 * @param reload what loads the page anew. Default: the browser
 */
export function useSessionOfOtherTab(reload = reloadPage): void {
  useEffect(() => {
    // A session that was remembered from the start, and does not hold, would be found again after each reload.
    if (remembersSession(document.cookie)) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible' && remembersSession(document.cookie)) reload();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [reload]);
}
