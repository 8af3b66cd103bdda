import { createApiClient, createQueryClient } from '@onepoint/api-client';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { publicConfig } from '@onepoint/site-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ApiClientContext, SessionRefusalContext, type SessionRefusal } from '../shared/api/api-client-context.ts';
import { draftOwner } from '../shared/drafts/draft-owner.ts';
import { notify } from '../shared/overlays/notify.ts';

/** The API in the name of whoever is signed in, and what was read of it. Another user starts with nothing read. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { getToken, user } = useSession();
  const userId = user?.id;
  const queryClient = useMemo(() => ({ userId, queryClient: createQueryClient() }), [userId]).queryClient;
  const { onUnauthorized, onAuthorized, refusal } = useRefusal();
  const client = useMemo(
    () => createApiClient({ baseUrl: publicConfig.apiUrl, getToken: () => getToken(), onUnauthorized, onAuthorized }),
    [getToken, onUnauthorized, onAuthorized],
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
 * What a 401 of the API means is up to the identity service: asked for a fresh token, it finds out that the session is over, and the guard of signed-in
 * pages then asks to sign in; or it holds that the session is alive, which only its owner can resolve.
 */
function useRefusal(): Refusal {
  const { t } = useTranslation();
  const { getToken, isSignedIn } = useSession();
  const [isRefused, setIsRefused] = useState(false);
  /** From the refusal on, before it is known what it means. */
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
