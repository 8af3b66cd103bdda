import { useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Trash2 } from 'lucide-react';
import { profileModals } from '../profile.modals.ts';
import { ConnectWallet } from './connect-wallet.tsx';
import { CopyableValue } from './copyable-value.tsx';
import form from './profile-form.module.css';
import rows from './rows.module.css';

/** The wallets the user signs in with. */
export function WalletsCard() {
  const { t } = useTranslation('dashboard');
  const { web3Wallets, removeWallet } = useAccount();
  const handleRemove = (id: string, address: string): void =>
    void profileModals.open('confirm', {
      title: t('profile.wallets.removeTitle', { address }),
      consequences: [t('profile.wallets.removeText')],
      submitLabel: t('profile.wallets.removeSubmit'),
      change: () => removeWallet(id),
      done: t('profile.wallets.removed'),
      failed: t('profile.wallets.failed.remove'),
    });
  return (
    <Card title={t('profile.wallets.title')} description={t('profile.wallets.description')}>
      {web3Wallets.length === 0 ? (
        <p className={form.note}>{t('profile.wallets.none')}</p>
      ) : (
        <ul aria-label={t('profile.wallets.list')} className={rows.rows}>
          {web3Wallets.map(({ id, web3Wallet }) => (
            <li key={id} className={rows.row}>
              <CopyableValue value={web3Wallet} copyLabel={t('profile.wallets.copy')} />
              <span className={rows.actions}>
                <IconButton
                  size="sm"
                  name={t('profile.wallets.remove', { address: web3Wallet })}
                  icon={<Trash2 aria-hidden />}
                  aria-haspopup="dialog"
                  onClick={() => handleRemove(id, web3Wallet)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={rows.below}>
        <ConnectWallet />
      </div>
    </Card>
  );
}
