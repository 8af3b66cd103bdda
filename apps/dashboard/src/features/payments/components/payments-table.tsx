import type { Payment } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Table } from '@onepoint/ui-kit/table';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { PaymentActionsProps } from './payment-actions.tsx';
import { paymentsColumns } from './payments-columns.tsx';
import { usePaymentTypeName } from '../../../shared/use-payment-type-name.ts';

export interface PaymentsTableProps {
  /** Undefined while they are loading. */
  payments: readonly Payment[] | undefined;
  /** The same between renders. */
  onReceipt: PaymentActionsProps['onReceipt'];
}

const noPayments: readonly Payment[] = [];
const paymentId = ({ id }: Payment): string => id;

export function PaymentsTable({ payments, onReceipt }: PaymentsTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const typeName = usePaymentTypeName();
  // The same between renders: there may be thousands of rows.
  const columns = useMemo(() => paymentsColumns({ t, format, typeName, onReceipt }), [t, format, typeName, onReceipt]);
  return (
    <Table caption={t('payments.table')} columns={columns} rows={payments ?? noPayments} rowId={paymentId} loadingRows={payments ? 0 : 5} />
  );
}
