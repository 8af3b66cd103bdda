import { useTranslation } from '@onepoint/i18n';
import type { PlanTexts } from '../hooks/use-plan-texts.ts';
import styles from './plan-price.module.css';

/** A plan's price: the number big, its unit small, the former price struck out and spoken as such. */
export function PlanPrice({ texts: { price, priceOld, unit } }: { texts: Pick<PlanTexts, 'price' | 'priceOld' | 'unit'> }) {
  const { t } = useTranslation('modals');
  return (
    <span className={styles.price}>
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
