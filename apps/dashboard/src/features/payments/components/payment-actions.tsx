import type { Payment } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { ArrowUpRight, ReceiptText, RefreshCw } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { findPaymentPage } from '../data/get-payment-page.ts';
import styles from './payment-actions.module.css';

export interface PaymentCommands {
  /** Asks the provider for the status. */
  onCheck: (payment: Payment) => void;
  onReceipt: (payment: Payment) => void;
  /** Id of the payment that is being checked because somebody asked. */
  checkingId: string | undefined;
}

/** What can be done with a payment: pay and check an open one, print the receipt of a paid one. Named with its amount. */
export function PaymentActions({ payment, onCheck, onReceipt, checkingId }: PaymentCommands & { payment: Payment }) {
  const { t } = useTranslation(['dashboard', 'modals']);
  const format = useFormat();
  const { id, status, link } = payment;
  const amount = format.money(payment.amount);
  const page = status === 'CREATED' ? findPaymentPage(link) : null;
  return (
    <span className={styles.actions}>
      {status === 'CREATED' ? (
        <IconButton
          size="sm"
          name={t('dashboard:payments.check', { amount })}
          icon={<RefreshCw aria-hidden />}
          loading={checkingId === id}
          onClick={() => onCheck(payment)}
        />
      ) : null}
      {page === null ? null : (
        <LinkButton href={page} size="sm" aria-label={t('dashboard:payments.pay', { amount })} iconEnd={<ArrowUpRight aria-hidden />}>
          {t('modals:deposit.open.payShort')}
        </LinkButton>
      )}
      {status === 'CONFIRMED' ? (
        <IconButton
          size="sm"
          name={t('dashboard:payments.receipt', { amount })}
          icon={<ReceiptText aria-hidden />}
          onClick={() => onReceipt(payment)}
        />
      ) : null}
    </span>
  );
}
