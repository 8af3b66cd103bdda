import { createApiClient, createQueryClient } from '@onepoint/api-client';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { publicConfig } from '@onepoint/site-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { ApiClientContext } from '../shared/api/api-client-context.ts';
import { draftOwner } from '../shared/drafts/draft-owner.ts';
import { notify } from '../shared/overlays/notify.ts';

/** The API in the name of whoever is signed in, and what was read of it. Another user starts with nothing read. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { getToken, user } = useSession();
  const userId = user?.id;
  const client = useMemo(
    () =>
      createApiClient({
        baseUrl: publicConfig.apiUrl,
        getToken: () => getToken(),
        onUnauthorized: () => {
          notify('error', { title: t('errors.sessionExpired') });
          // Makes the identity SDK find out that the session is over; the guard then asks to sign in.
          void getToken({ skipCache: true });
        },
      }),
    [getToken, t],
  );
  useEffect(() => {
    if (userId !== undefined) draftOwner.set(userId);
  }, [userId]);
  const queryClient = useMemo(() => ({ userId, queryClient: createQueryClient() }), [userId]).queryClient;
  return (
    <ApiClientContext value={client}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiClientContext>
  );
}
