import { useTranslation } from '@onepoint/i18n';
import type { PlanOffer } from '@onepoint/plans-domain';
import { Badge } from '@onepoint/ui-kit/badge';
import { classNames } from '@onepoint/ui-kit/class-names';
import styles from './plan-price.module.css';
import type { PlanTexts } from './plan-texts.ts';

interface PlanPriceProps {
  texts: Pick<PlanTexts, 'price' | 'priceOld' | 'unit'>;
  /** @default 'md' */
  size?: 'md' | 'lg';
}

export function PlanPrice({ texts: { price, priceOld, unit }, size = 'md' }: PlanPriceProps) {
  const { t } = useTranslation('modals');
  return (
    <span className={classNames(styles.price, size === 'lg' && styles.lg)}>
      <span className={styles.amount}>{price}</span>
      {priceOld === undefined ? null : (
        <>
          <s className={styles.old} aria-hidden>
            {priceOld}
          </s>
          <span className="visually-hidden">{t('planChange.priceBefore', { price: priceOld })}</span>
        </>
      )}
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}

export function OfferBadge({ offer: { plan, change } }: { offer: PlanOffer }) {
  const { t } = useTranslation('modals');
  if (change.kind === 'refused' && change.reason === 'PLAN_IS_NEXT') return <Badge tone="info">{t('planChange.badges.scheduled')}</Badge>;
  if (plan.comingSoon) return <Badge>{t('planChange.badges.comingSoon')}</Badge>;
  return plan.isPopular ? <Badge tone="accent">{t('planChange.badges.popular')}</Badge> : null;
}
