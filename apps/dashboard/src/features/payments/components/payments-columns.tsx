import type { Payment } from '@onepoint/api-contract';
import type { useTranslation } from '@onepoint/i18n';
import type { TableColumn } from '@onepoint/ui-kit/table';
import type { useFormat } from '../../../shared/format/use-format.ts';
import { paidCents } from '../data/paid-cents.ts';
import { PaymentActions, type PaymentActionsProps } from './payment-actions.tsx';
import { PaymentStatusBadge } from './payment-status-badge.tsx';
import styles from './payments-columns.module.css';

export interface PaymentsColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  typeName: (type: string) => string;
  onReceipt: PaymentActionsProps['onReceipt'];
}

export function paymentsColumns({ t, format, typeName, onReceipt }: PaymentsColumnsParameters): TableColumn<Payment>[] {
  return [
    {
      id: 'created',
      header: t('payments.columns.created'),
      rowHeader: true,
      cell: ({ createdAt }) => (
        <time className={styles.created} dateTime={createdAt}>
          {format.date(createdAt, { style: 'dateTime' })}
        </time>
      ),
    },
    { id: 'type', header: t('payments.columns.type'), cell: ({ type }) => <span className={styles.whole}>{typeName(type)}</span> },
    {
      id: 'status',
      header: t('payments.columns.status'),
      cell: ({ status }) => (
        <span className={styles.whole}>
          <PaymentStatusBadge status={status} />
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('payments.columns.amount'),
      align: 'end',
      cell: (payment) => <span className={styles.whole}>{format.money(paidCents(payment))}</span>,
    },
    {
      id: 'credited',
      header: t('payments.columns.credited'),
      align: 'end',
      cell: ({ credited }) => <span className={styles.whole}>{credited === null ? '—' : format.money(credited)}</span>,
    },
    {
      id: 'actions',
      header: t('payments.columns.actions'),
      hideHeader: true,
      align: 'end',
      cell: (payment) => <PaymentActions payment={payment} onReceipt={onReceipt} />,
    },
  ];
}
