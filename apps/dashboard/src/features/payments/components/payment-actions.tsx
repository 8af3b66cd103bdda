import type { Payment } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { ArrowUpRight, Info, ReceiptText } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { findPaymentPage } from '../data/get-payment-page.ts';
import { paidCents } from '../data/paid-cents.ts';
import { CheckPaymentButton } from './check-payment-button.tsx';
import styles from './payment-actions.module.css';

export interface PaymentActionsProps {
  payment: Payment;
  onReceipt: (payment: Payment) => void;
}

/** What can be done with a payment: pay and check an open one, read the receipt of a paid one or the details of any other. Named with its amount. */
export function PaymentActions({ payment, onReceipt }: PaymentActionsProps) {
  const { t } = useTranslation(['dashboard', 'modals']);
  const format = useFormat();
  const { status, link } = payment;
  const amount = format.money(paidCents(payment));
  const page = status === 'CREATED' ? findPaymentPage(link) : null;
  return (
    <span className={styles.actions}>
      {status === 'CREATED' ? <CheckPaymentButton payment={payment} /> : null}
      {page === null ? null : (
        <LinkButton href={page} size="sm" aria-label={t('dashboard:payments.pay', { amount })} iconEnd={<ArrowUpRight aria-hidden />}>
          {t('modals:deposit.open.payShort')}
        </LinkButton>
      )}
      <IconButton
        size="sm"
        name={t(`dashboard:payments.${status === 'CONFIRMED' ? 'receipt' : 'details'}`, { amount })}
        icon={status === 'CONFIRMED' ? <ReceiptText aria-hidden /> : <Info aria-hidden />}
        onClick={() => onReceipt(payment)}
      />
    </span>
  );
}
