import type { Payment } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Table } from '@onepoint/ui-kit/table';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { PaymentCommands } from './payment-actions.tsx';
import { paymentsColumns } from './payments-columns.tsx';
import { usePaymentTypeName } from './use-payment-type-name.ts';

export interface PaymentsTableProps {
  /** Undefined while they are loading. */
  payments: readonly Payment[] | undefined;
  commands: PaymentCommands;
}

export function PaymentsTable({ payments, commands }: PaymentsTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const typeName = usePaymentTypeName();
  return (
    <Table
      caption={t('payments.table')}
      columns={paymentsColumns({ t, format, typeName, commands })}
      rows={payments ?? []}
      rowId={({ id }) => id}
      loadingRows={payments ? 0 : 5}
    />
  );
}
