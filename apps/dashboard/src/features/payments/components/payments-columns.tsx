import type { Payment } from '@onepoint/api-contract';
import type { useTranslation } from '@onepoint/i18n';
import type { TableColumn } from '@onepoint/ui-kit/table';
import type { useFormat } from '../../../shared/format/use-format.ts';
import { PaymentActions, type PaymentCommands } from './payment-actions.tsx';
import { PaymentStatusBadge } from './payment-status-badge.tsx';

export interface PaymentsColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  typeName: (type: string) => string;
  commands: PaymentCommands;
}

export function paymentsColumns({ t, format, typeName, commands }: PaymentsColumnsParameters): TableColumn<Payment>[] {
  return [
    {
      id: 'created',
      header: t('payments.columns.created'),
      rowHeader: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt, { style: 'dateTime' })}</time>,
    },
    { id: 'type', header: t('payments.columns.type'), cell: ({ type }) => typeName(type) },
    { id: 'status', header: t('payments.columns.status'), cell: ({ status }) => <PaymentStatusBadge status={status} /> },
    { id: 'amount', header: t('payments.columns.amount'), align: 'end', cell: ({ amount }) => format.money(amount) },
    {
      id: 'credited',
      header: t('payments.columns.credited'),
      align: 'end',
      cell: ({ credited }) => (credited === null ? '—' : format.money(credited)),
    },
    {
      id: 'actions',
      header: t('payments.columns.actions'),
      hideHeader: true,
      align: 'end',
      cell: (payment) => <PaymentActions payment={payment} {...commands} />,
    },
  ];
}
