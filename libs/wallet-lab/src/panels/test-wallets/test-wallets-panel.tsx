import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import type { FakeWalletPreset } from '@onepoint/fake-wallets';
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { LabLink } from '../../lab/lab-navigation.tsx';
import { useLab } from '../../lab/lab-provider.tsx';
import { firstTestWalletPresets, testWalletPresets } from '../../lab/test-wallets.ts';
import styles from './test-wallets-panel.module.css';

export interface TestWalletsPanelProps {
  /** Lists all test wallets instead of the most useful ones. Default false. */
  readonly isComplete?: boolean;
}

/** Starts test wallets, so that the lab works without a wallet extension. */
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

interface TestWalletRowProps {
  readonly preset: FakeWalletPreset;
  readonly isStarted: boolean;
}

function TestWalletRow({ preset, isStarted }: TestWalletRowProps): ReactNode {
  const { t } = useTranslation('provider');
  const { testWallets } = useLab();
  const start = useMutation({ mutationFn: () => testWallets.start(preset), retry: false, networkMode: 'always' });
  const name = t(`testWallets.${preset}.name`);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.description}>{t(`testWallets.${preset}.description`)}</p>
        {start.isError ? <FormMessage>{t('testWallets.startFailed')}</FormMessage> : null}
      </div>
      {isStarted ? (
        <Badge dot tone="accent">
          {t('testWallets.started')}
        </Badge>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('testWallets.startNamed', { name })}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {t('testWallets.start')}
        </Button>
      )}
    </li>
  );
}
