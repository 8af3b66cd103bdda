import { useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Trash2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import { CopyableValue } from './copyable-value.tsx';
import { listInjectedWallets, toSigningWallet, type InjectedWallet } from './injected-wallets.ts';
import form from './profile-form.module.css';
import { profileModals } from './profile.modals.ts';
import { useAccountChange, useAccountErrorText } from './profile.queries.ts';
import rows from '../../shared/rows/rows.module.css';
import styles from './wallets-card.module.css';

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
    <SectionCard id="wallets" title={t('profile.wallets.title')} description={t('profile.wallets.description')}>
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
    </SectionCard>
  );
}

/** Connects the browser's wallet, or lets the user choose if there are several. */
function ConnectWallet() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { addWallet } = useAccount();
  const textOf = useAccountErrorText();
  const [wallets, setWallets] = useState<readonly InjectedWallet[]>();
  const add = useAccountChange({
    change: async (wallet: InjectedWallet) => addWallet(await toSigningWallet(wallet)),
    done: () => t('profile.wallets.added'),
  });
  const connect = (wallet: InjectedWallet): void => add.mutate(wallet, { onSuccess: () => setWallets(undefined) });
  const handleAdd = (): void => {
    const found = listInjectedWallets(window, t('profile.wallets.browser'));
    setWallets(found);
    const [only] = found;
    if (only && found.length === 1) connect(only);
  };
  const choices = wallets && wallets.length > 1 && !add.isPending ? wallets : undefined;
  return (
    <div className={styles.connect}>
      {choices ? (
        <div role="group" aria-label={t('profile.wallets.choose')} className={form.actions}>
          {choices.map((wallet) => (
            <Button
              key={wallet.id}
              icon={wallet.icon === undefined ? <Wallet aria-hidden /> : <img src={wallet.icon} alt="" className={styles.icon} />}
              aria-label={t('profile.wallets.connectOf', { wallet: wallet.name })}
              onClick={() => connect(wallet)}
            >
              {wallet.name}
            </Button>
          ))}
          <Button variant="ghost" onClick={() => setWallets(undefined)}>
            {t('common:actions.cancel')}
          </Button>
        </div>
      ) : (
        <Button icon={<Wallet aria-hidden />} loading={add.isPending} onClick={handleAdd}>
          {t('profile.wallets.add')}
        </Button>
      )}
      <div role="status">
        {add.isPending ? <p className={form.note}>{t('profile.wallets.confirm', { wallet: add.variables.name })}</p> : null}
        {add.isError ? <FormMessage>{textOf(add.error)}</FormMessage> : null}
        {wallets?.length === 0 ? <FormMessage>{t('profile.wallets.missing')}</FormMessage> : null}
      </div>
    </div>
  );
}
