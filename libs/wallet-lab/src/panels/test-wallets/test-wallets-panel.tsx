import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { FlaskConical } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLab } from '../../lab/lab-context.ts';
import { LabLink } from '../../lab/lab-link.tsx';
import { firstTestWalletPresets, testWalletPresets } from '../../shared/test-wallet-presets.ts';
import { TestWalletRow } from './components/test-wallet-row.tsx';
import styles from './test-wallets-panel.module.css';

export interface TestWalletsPanelProps {
  /** Lists every kind, rather than those that a first visit needs. Default false. */
  readonly isComplete?: boolean;
}

/** Starts wallets that are built into the page, so that it is of use without an extension. */
export function TestWalletsPanel({ isComplete = false }: TestWalletsPanelProps): ReactNode {
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
        {(isComplete ? testWalletPresets : firstTestWalletPresets).map((preset) => (
          <TestWalletRow key={preset} preset={preset} isStarted={started.some((entry) => entry.preset === preset)} />
        ))}
      </ul>
      {isComplete ? null : (
        <p className={styles.more}>
          <LabLink className={styles.link} to={{ section: 'test-wallets' }}>
            {t('testWallets.all', { count: testWalletPresets.length })}
          </LabLink>
        </p>
      )}
    </Card>
  );
}
