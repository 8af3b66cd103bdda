import { useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { listInjectedWallets } from '../data/list-injected-wallets.ts';
import type { InjectedWallet } from '../data/injected-wallet.ts';
import { toSigningWallet } from '../data/to-signing-wallet.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { useAccountErrorText } from '../hooks/use-account-error-text.ts';
import styles from './connect-wallet.module.css';
import form from './profile-form.module.css';

/** Connects a wallet of this browser: at once where there is one, by choice where there are more. */
export function ConnectWallet() {
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
