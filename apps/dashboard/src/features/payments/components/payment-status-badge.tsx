import { useTranslation } from '@onepoint/i18n';
import { Badge, type BadgeProps } from '@onepoint/ui-kit/badge';
import { CircleCheck, CircleHelp, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { isPaymentStatus, type PaymentStatus } from '../data/payment-status.ts';
import styles from './payment-status-badge.module.css';

const looks: Readonly<Record<PaymentStatus, { readonly icon: LucideIcon; readonly tone: BadgeProps['tone'] }>> = {
  CREATED: { icon: Clock, tone: 'caution' },
  CONFIRMED: { icon: CircleCheck, tone: 'positive' },
  CANCELED: { icon: CircleX, tone: 'neutral' },
};

/** What became of a payment, by icon and word. A status that this version does not know is shown as it is. */
export function PaymentStatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('dashboard');
  const { icon: Icon, tone } = isPaymentStatus(status) ? looks[status] : { icon: CircleHelp, tone: 'neutral' as const };
  return (
    <Badge tone={tone} translate={isPaymentStatus(status) ? undefined : 'no'}>
      <Icon size={12} strokeWidth={1.75} className={styles.icon} aria-hidden />
      {isPaymentStatus(status) ? t(`payments.status.${status}`) : status}
    </Badge>
  );
}
