import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { walletErrorCodes, type WalletErrorCode } from '@onepoint/wallet';
import type { ReactNode } from 'react';
import { useLabNavigation } from '../../lab/lab-navigation.ts';
import { ErrorCase } from './components/error-case.tsx';
import styles from './error-gallery-panel.module.css';

const codes = Object.keys(walletErrorCodes) as WalletErrorCode[];

/** Wallets first, nodes after them. */
const groups = [
  { id: 'wallet', codes: codes.filter((code) => code.startsWith('WALLET_')) },
  { id: 'node', codes: codes.filter((code) => code.startsWith('RPC_')) },
] as const;

/** Every error there is: what it means, how it comes to be, what to do, and what the app makes of it when it really happens. */
export function ErrorGalleryPanel(): ReactNode {
  const { t } = useTranslation('provider');
  const { place } = useLabNavigation();
  return (
    <Card title={t('gallery.title')} description={t('gallery.description')}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={`errors-${group.id}`}>
            <h3 id={`errors-${group.id}`} className={styles.title}>
              {t(`gallery.${group.id}`)}
            </h3>
            <ul className={styles.list}>
              {group.codes.map((code) => (
                <ErrorCase key={code} code={code} isNamed={place.item === code} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
