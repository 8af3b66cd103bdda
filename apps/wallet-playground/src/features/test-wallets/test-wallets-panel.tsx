import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { FlaskConical } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { testWalletPresets, type TestWallets } from '../../shared/test-wallets.ts';
import styles from './test-wallets-panel.module.css';

export interface TestWalletsPanelProps {
  readonly testWallets: TestWallets;
  /** Called after the wallets were forgotten; reloads the page. */
  readonly onStopped: () => void;
}

/** Starts wallets that are built into the page, so that it is of use without an extension. */
export function TestWalletsPanel({ testWallets, onStopped }: TestWalletsPanelProps): ReactNode {
  const { t } = useTranslation('provider');
  const started = useSyncExternalStore(testWallets.subscribe, testWallets.getStarted);
  const handleStop = (): void => {
    testWallets.forget();
    onStopped();
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
          <li key={preset} className={styles.row}>
            <div className={styles.text}>
              <p className={styles.name}>{t(`testWallets.${preset}.name`)}</p>
              <p className={styles.description}>{t(`testWallets.${preset}.description`)}</p>
            </div>
            {started.includes(preset) ? (
              <Badge dot tone="accent">
                {t('testWallets.started')}
              </Badge>
            ) : (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('testWallets.startNamed', { name: t(`testWallets.${preset}.name`) })}
                onClick={() => testWallets.start(preset)}
              >
                {t('testWallets.start')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
