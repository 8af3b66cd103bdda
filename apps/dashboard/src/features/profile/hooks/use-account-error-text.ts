import { AccountError } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { WalletError } from '../data/wallet-error.ts';

/** Puts a refusal of the identity service or of a wallet into words. A code without a text here has the service's own sentence. */
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
