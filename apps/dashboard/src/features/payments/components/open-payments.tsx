import type { Payment } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { ArrowUpRight } from 'lucide-react';
import { useFormat, useNow } from '../../../shared/format/use-format.ts';
import { findPaymentPage } from '../data/get-payment-page.ts';
import styles from './open-payments.module.css';
import { PaymentStatusBadge } from './payment-status-badge.tsx';

/** Payments that were begun and not paid, each with the way back to its page. Shows nothing where there is none. */
export function OpenPayments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation(['modals', 'dashboard']);
  const format = useFormat();
  const now = useNow();
  if (payments.length === 0) return null;
  return (
    <section className={styles.open}>
      <h3 className={styles.title}>{t('modals:deposit.open.title')}</h3>
      <p className={styles.text}>{t('modals:deposit.open.text')}</p>
      <ul className={styles.list}>
        {payments.map((payment) => {
          const amount = format.money(payment.amount);
          const page = findPaymentPage(payment.link);
          return (
            <li key={payment.id} className={styles.payment}>
              <span className={styles.facts}>
                <span className={styles.amount}>{amount}</span>
                <PaymentStatusBadge status={payment.status} />
                <time className={styles.created} dateTime={payment.createdAt}>
                  {format.relative(payment.createdAt, now)}
                </time>
              </span>
              {page === null ? (
                <span className={styles.noPage}>{t('modals:deposit.open.noLink')}</span>
              ) : (
                <LinkButton
                  href={page}
                  size="sm"
                  aria-label={t('modals:deposit.open.pay', { amount })}
                  iconEnd={<ArrowUpRight aria-hidden />}
                >
                  {t('modals:deposit.open.payShort')}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
