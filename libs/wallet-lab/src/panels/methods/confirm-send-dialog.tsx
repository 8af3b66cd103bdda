import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Dialog } from '@onepoint/ui-kit/dialog';
import type { ReactNode } from 'react';
import { formatUnits, type Chain } from 'viem';
import styles from './confirm-send-dialog.module.css';
import type { Spending } from './interpret-request.ts';

interface ConfirmSendDialogProps {
  readonly spending: Spending;
  /** Undefined if the chain is not configured. It is treated as a mainnet. */
  readonly chain: Chain | undefined;
  readonly chainId: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before spending on a mainnet. */
export function ConfirmSendDialog({ spending, chain, chainId, onConfirm, onCancel }: ConfirmSendDialogProps): ReactNode {
  const { t } = useTranslation(['methods', 'common']);
  const chainName = chain?.name ?? t('confirm.unknownChain', { chainId });
  const value = `${formatUnits(spending.valueWei, chain?.nativeCurrency.decimals ?? 18)} ${chain?.nativeCurrency.symbol ?? ''}`.trim();
  return (
    <Dialog
      open
      role="alertdialog"
      disableOutsideClick
      onOpenChange={onCancel}
      closeLabel={t('common:actions.close')}
      title={t('confirm.title', { chain: chainName })}
      description={t('confirm.description')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('confirm.submit', { value, chain: chainName })}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>{t('confirm.chain')}</dt>
        <dd>
          {chainName} · {chainId}
        </dd>
        <dt>{t('confirm.value')}</dt>
        <dd>{value}</dd>
        <dt>{t('confirm.recipients')}</dt>
        <dd className={styles.mono}>{spending.recipients.length === 0 ? t('confirm.noRecipient') : spending.recipients.join(', ')}</dd>
      </dl>
    </Dialog>
  );
}
