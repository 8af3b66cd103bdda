import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { SlidersHorizontal } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLab } from '../../lab/lab-context.ts';
import { WalletScript } from './components/wallet-script.tsx';
import styles from './wallet-scripts-panel.module.css';

/** What the running test wallets do next: their answers, their delays, and what their person does inside them. */
export function WalletScriptsPanel(): ReactNode {
  const { t } = useTranslation('provider');
  const { testWallets } = useLab();
  const started = useSyncExternalStore(testWallets.subscribe, testWallets.getStarted);
  return (
    <Card title={t('script.title')} description={t('script.description')}>
      {started.length === 0 ? (
        <EmptyState headingLevel={3} icon={<SlidersHorizontal strokeWidth={1.5} />} title={t('script.empty')}>
          {t('script.emptyHint')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {started.map(({ preset, wallet }) => (
            <li key={preset}>
              <WalletScript wallet={wallet} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
