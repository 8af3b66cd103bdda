import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FakeWalletPreset } from '@onepoint/wallet/fake';
import { useLab } from '../../../lab/lab-context.ts';
import styles from './test-wallet-row.module.css';

export interface TestWalletRowProps {
  readonly preset: FakeWalletPreset;
  readonly isStarted: boolean;
}

/** One kind of test wallet: how it behaves, and the button that starts it. */
export function TestWalletRow({ preset, isStarted }: TestWalletRowProps): ReactNode {
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
