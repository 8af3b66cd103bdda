import { createApiClient, createQueryClient } from '@onepoint/api-client';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { publicConfig } from '@onepoint/site-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ApiClientContext, SessionRefusalContext, type SessionRefusal } from '../shared/api/api-client-context.ts';
import { draftOwner } from '../shared/drafts/draft-owner.ts';
import { notify } from '../shared/overlays/notify.ts';

/** Provides the signed-in user's API client and query cache. A different user starts with an empty cache. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { getToken, user } = useSession();
  const userId = user?.id;
  const queryClient = useMemo(() => ({ userId, queryClient: createQueryClient() }), [userId]).queryClient;
  const { language } = useTranslation().i18n;
  const { onUnauthorized, onAuthorized, refusal } = useRefusal();
  const client = useMemo(
    () => createApiClient({ baseUrl: publicConfig.apiUrl, getToken: () => getToken(), onUnauthorized, onAuthorized, language }),
    [getToken, onUnauthorized, onAuthorized, language],
  );
  useEffect(() => {
    if (userId !== undefined) draftOwner.set(userId);
  }, [userId]);
  return (
    <ApiClientContext value={client}>
      <SessionRefusalContext value={refusal}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </SessionRefusalContext>
    </ApiClientContext>
  );
}

interface Refusal {
  readonly onUnauthorized: () => void;
  readonly onAuthorized: () => void;
  readonly refusal: SessionRefusal;
}

/**
 * Handles 401 responses. Requests a fresh token, which makes the identity service check the session: if it has ended, `RequireSession`
 * redirects to sign-in; if it is still valid, a notice (`SessionRefused`) lets the user decide.
 */
function useRefusal(): Refusal {
  const { t } = useTranslation();
  const { getToken, isSignedIn } = useSession();
  const [isRefused, setIsRefused] = useState(false);
  /** Set by the 401, before the identity service has responded. */
  const wasRefused = useRef(false);

  useEffect(() => {
    if (isSignedIn || !wasRefused.current) return;
    wasRefused.current = false;
    setIsRefused(false);
    notify('error', { title: t('errors.sessionExpired') });
  }, [isSignedIn, t]);

  const onUnauthorized = useCallback(() => {
    wasRefused.current = true;
    const decide = (): void => setIsRefused(wasRefused.current);
    void getToken({ skipCache: true }).then(decide, decide);
  }, [getToken]);
  const onAuthorized = useCallback(() => {
    wasRefused.current = false;
    setIsRefused(false);
  }, []);
  const refusal = useMemo(() => {
    const forget = (): void => {
      wasRefused.current = false;
    };
    return { isRefused, forget };
  }, [isRefused]);
  return { onUnauthorized, onAuthorized, refusal };
}
