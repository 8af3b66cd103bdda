import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import type { FakeWalletState } from '@onepoint/wallet/fake';
import { walletChains } from '@onepoint/wallet';
import type { ReactNode } from 'react';
import { NativeSelect } from '../../../shared/native-select.tsx';
import type { ScriptPartProps } from './script-behavior.tsx';
import styles from './script-part.module.css';

/** What a person does inside the wallet, at once, with the events that follow from it. */
export function ScriptPerson({ wallet, onChange }: ScriptPartProps): ReactNode {
  const { t } = useTranslation('provider');
  const { chainId, isLocked, isAuthorized, selected } = wallet.getState();
  const set = (change: Partial<FakeWalletState>): void => {
    wallet.setState(change);
    onChange();
  };
  const handleDisconnect = (): void => {
    wallet.emit('disconnect', Object.assign(new Error('The wallet lost its connection'), { code: 4900 }));
    onChange();
  };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('script.person')}</legend>
      <NativeSelect
        label={t('script.account')}
        value={String(selected)}
        onValueChange={(value) => set({ selected: Number(value) })}
        options={wallet.addresses.map((address, index) => ({ value: String(index), label: `${address.slice(0, 8)}…${address.slice(-6)}` }))}
      />
      <NativeSelect
        label={t('script.chain')}
        value={String(chainId)}
        onValueChange={(value) => set({ chainId: Number(value) })}
        options={chainOptions(chainId)}
      />
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => set({ isLocked: !isLocked })}>
          {t(isLocked ? 'script.unlock' : 'script.lock')}
        </Button>
        <Button size="sm" disabled={!isAuthorized} onClick={() => set({ isAuthorized: false })}>
          {t('script.revoke')}
        </Button>
        <Button size="sm" onClick={handleDisconnect}>
          {t('script.disconnect')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The configured chains, one that is not, and the one the wallet is on. */
function chainOptions(current: number): readonly { readonly value: string; readonly label: string }[] {
  const known = [...walletChains.map(({ id, name }) => ({ id, name: name as string })), { id: 56, name: 'BNB Smart Chain' }];
  const all = known.some(({ id }) => id === current) ? known : [...known, { id: current, name: String(current) }];
  return all.map(({ id, name }) => ({ value: String(id), label: `${name} · ${id}` }));
}
