import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import type { Wallet } from '@onepoint/wallet';
import type { MalformedTypedData } from '@onepoint/wallet/methods';
import type { ReactNode } from 'react';
import { useSendRequest } from '../hooks/use-send-request.ts';
import styles from './malformed-cases.module.css';

export interface MalformedCaseProps {
  readonly malformed: MalformedTypedData;
  readonly wallet: Wallet | undefined;
  readonly account: string;
}

/** One thing that is wrong with typed data, the button that sends it, and the verdict. */
export function MalformedCase({ malformed, wallet, account }: MalformedCaseProps): ReactNode {
  const { t } = useTranslation('methods');
  const send = useSendRequest(wallet);
  const name = t(`malformed.${malformed.id}`);
  const isDeclined = send.error?.code === 'WALLET_USER_REJECTED';
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {send.error ? (
        <Badge tone={isDeclined ? 'caution' : 'positive'} title={send.error.message}>
          {t(isDeclined ? 'form.declinedByPerson' : 'form.refusedWith', { code: send.error.code })}
        </Badge>
      ) : null}
      {send.isSuccess ? <Badge tone="negative">{t('form.signedMalformed')}</Badge> : null}
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('form.sendNamed', { name })}
        disabled={wallet === undefined}
        loading={send.isPending}
        onClick={() => send.mutate({ method: 'eth_signTypedData_v4', params: [account, malformed.typedData] })}
      >
        {t('form.send')}
      </Button>
    </li>
  );
}
