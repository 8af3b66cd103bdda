import { useTranslation } from '@onepoint/i18n';
import { classNames } from '@onepoint/ui-kit/class-names';
import type { PlanTexts } from '../hooks/use-plan-texts.ts';
import styles from './plan-price.module.css';

export interface PlanPriceProps {
  texts: Pick<PlanTexts, 'price' | 'priceOld' | 'unit'>;
  /** @default 'md' */
  size?: 'md' | 'lg';
}

/** A plan's price: the number big, its unit small, the former price struck out and spoken as such. */
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
