import type { Payment, Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { useFormat } from '../../../shared/format/use-format.ts';
import { projectName } from '../../../shared/projects/project-names.ts';
import { paidCents } from '../data/paid-cents.ts';
import { PaymentId } from './payment-id.tsx';
import { PaymentStatusBadge } from './payment-status-badge.tsx';
import styles from './receipt.module.css';
import { usePaymentTypeName } from '../../../shared/use-payment-type-name.ts';

export interface ReceiptProps {
  payment: Payment;
  project: Pick<Project, 'id' | 'name'>;
}

/** A payment on paper: who paid for what, when, and where it went, or what is known of one that is not paid. Alone on the page when it is printed. */
export function Receipt({ payment, project }: ReceiptProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const typeName = usePaymentTypeName();
  const moment = (at: string): string => format.date(at, { style: 'dateTime', timeZone: 'UTC' }) + ' UTC';
  const { id, status, type, createdAt, settledAt, fee, credited } = payment;
  const paid = format.money(paidCents(payment));
  const isPaid = status === 'CONFIRMED';
  const facts = [
    { key: 'payment', value: <PaymentId id={id} /> },
    { key: 'project', value: `${projectName(project)} (${project.id})` },
    { key: 'status', value: <PaymentStatusBadge status={status} /> },
    { key: 'way', value: typeName(type) },
    { key: 'created', value: moment(createdAt) },
    { key: 'settled', value: settledAt === null ? '—' : moment(settledAt) },
    { key: 'amount', value: paid },
    { key: 'fee', value: format.money(fee) },
    { key: 'credited', value: credited === null ? '—' : format.money(credited) },
  ] as const;
  return (
    <article className={styles.receipt}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t(`payments.receiptPage.${isPaid ? 'title' : 'details'}`)}</h2>
        <p className={styles.issuer}>{t('payments.receiptPage.issuer', { name: siteConfig.name })}</p>
        <p className={styles.amount}>{paid}</p>
      </header>
      {isPaid || status === 'CANCELED' ? null : <FormMessage tone="caution">{t('payments.receiptPage.notPaid')}</FormMessage>}
      <dl className={styles.facts}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{key === 'amount' && !isPaid ? t('payments.columns.amount') : t(`payments.receiptPage.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
