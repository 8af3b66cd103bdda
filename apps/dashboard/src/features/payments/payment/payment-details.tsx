import type { Payment } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge, type BadgeProps } from '@onepoint/ui-kit/badge';
import { Code } from '@onepoint/ui-kit/code';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { CircleCheck, CircleHelp, CircleX, Clock, TimerOff, type LucideIcon } from 'lucide-react';
import { useNow } from '../../../shared/format/use-format.ts';
import styles from './payment-details.module.css';
import { shownStatus } from '../payments.rules.ts';

interface StatusLook {
  readonly icon: LucideIcon;
  readonly tone: BadgeProps['tone'];
}

/** Known statuses (specification, section 3), plus `EXPIRED` for an open payment whose page has expired. Others are shown verbatim. */
const statusLooks = {
  CREATED: { icon: Clock, tone: 'caution' },
  CONFIRMED: { icon: CircleCheck, tone: 'positive' },
  CANCELED: { icon: CircleX, tone: 'neutral' },
  EXPIRED: { icon: TimerOff, tone: 'neutral' },
} as const satisfies Record<string, StatusLook>;

const isKnownStatus = (status: string): status is keyof typeof statusLooks => Object.hasOwn(statusLooks, status);

function PaymentStatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('dashboard');
  const isKnown = isKnownStatus(status);
  const { icon: Icon, tone }: StatusLook = isKnown ? statusLooks[status] : { icon: CircleHelp, tone: 'neutral' };
  return (
    <Badge tone={tone} translate={isKnown ? undefined : 'no'}>
      <Icon size={12} strokeWidth={1.75} className={styles.icon} aria-hidden />
      {isKnown ? t(`payments.status.${status}`) : status}
    </Badge>
  );
}

interface PaymentStatusProps {
  payment: Pick<Payment, 'status' | 'expiresAt'>;
}

/** Only open payments re-render over time, because they can expire. */
export function PaymentStatus({ payment }: PaymentStatusProps) {
  return payment.status === 'CREATED' ? <OpenPaymentStatus payment={payment} /> : <PaymentStatusBadge status={payment.status} />;
}

function OpenPaymentStatus({ payment }: PaymentStatusProps) {
  return <PaymentStatusBadge status={shownStatus(payment, useNow())} />;
}

/** Copyable, because support asks for it. */
export function PaymentId({ id }: { id: string }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <span className={styles.id}>
      <Code code={id} />
      <CopyButton
        text={id}
        label={t('dashboard:payments.copyId')}
        copiedLabel={t('common:actions.copied')}
        failedLabel={t('common:states.copyFailed')}
      />
    </span>
  );
}
