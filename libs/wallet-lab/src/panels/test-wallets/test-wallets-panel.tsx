import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { FlaskConical } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLab } from '../../lab/lab-context.ts';
import { testWalletPresets } from '../../shared/test-wallet-presets.ts';
import { TestWalletRow } from './components/test-wallet-row.tsx';
import styles from './test-wallets-panel.module.css';

/** Starts wallets that are built into the page, so that it is of use without an extension. */
export function TestWalletsPanel(): ReactNode {
  const { t } = useTranslation('provider');
  const { testWallets, reload } = useLab();
  const started = useSyncExternalStore(testWallets.subscribe, testWallets.getStarted);
  const handleStop = (): void => {
    testWallets.forget();
    reload();
  };
  return (
    <Card
      className={styles.panel}
      title={
        <span className={styles.title}>
          <FlaskConical aria-hidden strokeWidth={1.5} />
          {t('testWallets.title')}
        </span>
      }
      actions={
        started.length > 0 ? (
          <Button size="sm" variant="ghost" title={t('testWallets.stopAllHint')} onClick={handleStop}>
            {t('testWallets.stopAll')}
          </Button>
        ) : undefined
      }
    >
      <p className={styles.warning}>{t('testWallets.description')}</p>
      <ul className={styles.list}>
        {testWalletPresets.map((preset) => (
          <TestWalletRow key={preset} preset={preset} isStarted={started.some((entry) => entry.preset === preset)} />
        ))}
      </ul>
    </Card>
  );
}
