import { AccountError, useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../shared/errors/use-notify-error.ts';
import { notify } from '../../shared/overlays/notify.ts';
import { WalletError } from './injected-wallets.ts';

/** Refetched whenever the page opens. */
export function useAccountSessions() {
  const { userId, listSessions } = useAccount();
  return useQuery(queryOptions({ queryKey: ['listAccountSessions', userId], queryFn: () => listSessions(), staleTime: 0, retry: false }));
}

interface AccountChangeParameters<TVariables, TResult> {
  change: (variables: TVariables) => Promise<TResult>;
  /** Toast after success. @default none */
  done?: (variables: TVariables) => string;
  /** Toast title after a failure. If undefined, show `error` in the form. */
  failed?: string;
}

/** Changes the account. Success invalidates every query, because the API's responses contain user data. */
export function useAccountChange<TVariables = void, TResult = unknown>({
  change,
  done,
  failed,
}: AccountChangeParameters<TVariables, TResult>) {
  const queryClient = useQueryClient();
  const textOf = useAccountErrorText();
  return useMutation({
    mutationFn: (variables: TVariables) => change(variables),
    onSuccess: (_, variables) => {
      if (done) notify('success', { title: done(variables) });
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (failed !== undefined) notify('error', { title: failed, message: textOf(error) });
    },
  });
}

/** Returns the message for an error of the identity service or a wallet. Unknown codes show the service's own message. */
export function useAccountErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('dashboard');
  const errorText = useErrorText();
  return (error) => {
    if (error instanceof WalletError) return t(`profile.wallets.${error.reason}`);
    if (!(error instanceof AccountError)) return error instanceof TypeError ? t('profile.unreachable') : errorText(error).message;
    const path = `profile.errors.${error.code}`;
    return i18n.exists(path, { ns: 'dashboard' }) ? t(path as 'profile.errors.too_many_requests') : error.message;
  };
}
