import { listOpenPaymentsQueryOptions } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useDepositTerms } from '../../../shared/top-up/top-up-alert.tsx';
import { CascadeMethod } from '../components/cascade-method.tsx';
import { NativeMethod } from '../components/native-method.tsx';
import { OpenPayments } from '../components/open-payments.tsx';
import { replaceByPromocode } from '../replace-by-promocode.ts';
import { paymentModals } from '../payments.modals.ts';
import styles from './deposit-modal.module.css';

export type DepositMode = 'cascade' | 'native';

export interface DepositModalProps extends ModalControls {
  projectId: string;
  /** The way that is shown first. @default 'cascade' */
  mode?: DepositMode;
  /** A way was chosen. Default: its own modal opens on top. */
  onDeposit?: (mode: DepositMode) => void;
  /** There is a promo code. Default: its own modal takes this one's place. */
  onPromocode?: () => void;
}

const waysModals = { cascade: 'cascade-deposit', native: 'crypto-deposit' } as const;

/** Where a deposit begins: two ways to top up, and the payments that were begun and not paid. */
export function DepositModal({
  projectId,
  mode: initialMode = 'cascade',
  onDeposit,
  onPromocode = () => replaceByPromocode(projectId),
  close,
}: DepositModalProps) {
  const { t } = useTranslation('modals');
  const [mode, setMode] = useState<DepositMode>(initialMode);
  const deposit = onDeposit ?? ((way: DepositMode) => void paymentModals.open(waysModals[way], { projectId }));
  const terms = useDepositTerms();
  const limit = terms.data?.cryptoCloud.openPaymentsMax;
  const open = useQuery({ ...listOpenPaymentsQueryOptions(useApiClient(), { projectId, limit }), enabled: limit !== undefined });
  return (
    <ModalLayout title={t('deposit.title')} description={t('deposit.description')} onClose={() => close()} widthPx={520}>
      <div className={styles.ways}>
        <SegmentedSwitch
          label={t('deposit.method')}
          options={[
            { value: 'cascade', label: t('deposit.cascade') },
            { value: 'native', label: t('deposit.native') },
          ]}
          value={mode}
          onValueChange={setMode}
          fullWidth
        />
        {mode === 'cascade' ? (
          <CascadeMethod networks={terms.data?.cascade.networks ?? []} onDeposit={() => deposit('cascade')} />
        ) : (
          <NativeMethod terms={terms.data?.cryptoCloud} onDeposit={() => deposit('native')} />
        )}
        {terms.isError ? (
          <QueryError
            title={t('deposit.termsFailed')}
            error={terms.error}
            onRetry={() => void terms.refetch()}
            retrying={terms.isFetching}
          />
        ) : null}
        <OpenPayments payments={open.data?.data ?? []} />
        <Button variant="ghost" fullWidth onClick={onPromocode}>
          {t('deposit.promocode')}
        </Button>
        {open.isError ? <FormMessage tone="info">{t('deposit.open.failed')}</FormMessage> : null}
      </div>
    </ModalLayout>
  );
}
