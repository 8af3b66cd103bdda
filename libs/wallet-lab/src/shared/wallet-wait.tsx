import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import type { WalletRequest } from '@onepoint/wallet/react';
import type { ReactNode } from 'react';
import { useIsSlow } from './use-is-slow.ts';
import styles from './wallet-wait.module.css';

/** Longer than a wallet takes to open its prompt. */
const patienceMs = 5_000;

interface WalletWaitProps {
  readonly request: Pick<WalletRequest<never, never>, 'isPending' | 'isStopped' | 'stop'>;
}

/** Offers to stop waiting for a wallet that has not responded for a while, and says what that means. Renders nothing otherwise. */
export function WalletWait({ request: { isPending, isStopped, stop } }: WalletWaitProps): ReactNode {
  const { t } = useTranslation('provider');
  const isSlow = useIsSlow(isPending, patienceMs);
  if (isSlow)
    return (
      <div className={styles.wait}>
        <FormMessage tone="info" role="status">
          {t('waiting.slow')}
        </FormMessage>
        <Button size="sm" onClick={stop}>
          {t('waiting.stop')}
        </Button>
      </div>
    );
  if (!isStopped) return null;
  return (
    <FormMessage tone="caution" role="status">
      {t('waiting.stopped')}
    </FormMessage>
  );
}
