import type { Payment, Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { siteConfig } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { Printer } from 'lucide-react';
import { useFormat, useNow } from '../../../shared/format/use-format.ts';
import { usePaymentTypeName } from '../../../shared/use-payment-type-name.ts';
import { projectName } from '../../../shared/projects/project-names.ts';
import { PaymentId, PaymentStatus } from './payment-details.tsx';
import { paidCents, partlyPaidCents, shownStatus } from '../payments.rules.ts';
import styles from './receipt-modal.module.css';

interface ReceiptProps {
  payment: Payment;
  project: Pick<Project, 'id' | 'name'>;
}

interface ReceiptModalProps extends ModalControls, ReceiptProps {}

/** Printable receipt of a confirmed payment, or any other payment's details. */
export function ReceiptModal({ payment, project, close }: ReceiptModalProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <ModalLayout
      title={t(`dashboard:payments.receiptPage.${payment.status === 'CONFIRMED' ? 'title' : 'details'}`)}
      onClose={() => close()}
      widthPx={520}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.close')}</Button>
          <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('dashboard:payments.receiptPage.print')}
          </Button>
        </>
      }
    >
      <Receipt payment={payment} project={project} />
    </ModalLayout>
  );
}

/** Texts about what to do after a payment ended unpaid. */
const overTexts = { CANCELED: 'canceled', EXPIRED: 'expired' } as const;
const isOver = (status: string): status is keyof typeof overTexts => Object.hasOwn(overTexts, status);

/** Times are in UTC. When printed, nothing else is on the page. */
function Receipt({ payment, project }: ReceiptProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const typeName = usePaymentTypeName();
  const dateTime = (at: string): string => format.date(at, { style: 'dateTime', timeZone: 'UTC' }) + ' UTC';
  const { id, status, type, createdAt, settledAt, expiresAt, fee, credited } = payment;
  const received = partlyPaidCents(payment);
  const paid = format.money(paidCents(payment));
  const isPaid = status === 'CONFIRMED';
  const shown = shownStatus(payment, useNow());
  const nextStep = isOver(shown) ? t(`payments.returned.${overTexts[shown]}.text`) : t('payments.receiptPage.notPaid');
  const facts = [
    { key: 'payment', value: <PaymentId id={id} /> },
    { key: 'project', value: `${projectName(project)} (${project.id})` },
    { key: 'status', value: <PaymentStatus payment={payment} /> },
    { key: 'way', value: typeName(type) },
    { key: 'created', value: dateTime(createdAt) },
    { key: 'settled', value: settledAt === null ? '—' : dateTime(settledAt) },
    ...(status === 'CREATED' && expiresAt !== null ? [{ key: 'expires', value: dateTime(expiresAt) } as const] : []),
    { key: 'amount', value: paid },
    ...(received === null ? [] : [{ key: 'received', value: format.money(received) } as const]),
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
      {isPaid ? null : <FormMessage tone="caution">{nextStep}</FormMessage>}
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
