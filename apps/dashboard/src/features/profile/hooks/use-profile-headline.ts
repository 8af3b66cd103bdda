import { useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';

/**
 * The screen's first line: how many ways in there are, and in how many places the user is signed in.
 *
 * @param devices undefined while they are loading, null where they could not be loaded
 */
export function useProfileHeadline(devices: number | undefined | null): string | undefined {
  const { t } = useTranslation('dashboard');
  const { emailAddresses, web3Wallets } = useAccount();
  const format = useFormat();
  if (devices === undefined) return undefined;
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  return t('profile.headline.whole', {
    emails: t('profile.headline.emails', counted(emailAddresses.length)),
    wallets: web3Wallets.length === 0 ? t('profile.headline.noWallets') : t('profile.headline.wallets', counted(web3Wallets.length)),
    devices: devices === null ? t('profile.headline.unknownDevices') : t('profile.headline.devices', counted(devices)),
  });
}
