import { useTranslation } from '@onepoint/i18n';
import type { Plan } from '@onepoint/plans-domain';
import { Badge } from '@onepoint/ui-kit/badge';
import { classNames } from '@onepoint/ui-kit/class-names';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Check } from 'lucide-react';
import { planTexts } from '../plan-texts.ts';
import { usePlanPath } from '../use-app-paths.ts';
import styles from './plan-card.module.css';

/** The element of a plan's name: one level below the heading that the plans stand under. */
export type PlanHeading = 'h2' | 'h3';

/** A plan: price first, then what it gives. Its button leads where the catalogue says. */
export function PlanCard({ plan, heading: Heading }: { plan: Plan; heading: PlanHeading }) {
  const { t, i18n } = useTranslation('pricing');
  const texts = planTexts(plan, t, i18n.language);
  return (
    <li className={classNames(styles.card, plan.isPopular && styles.popular)}>
      <div className={styles.head}>
        <Heading className={styles.label}>{texts.label}</Heading>
        {plan.isPopular ? <Badge tone="accent">{t('popular')}</Badge> : null}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{texts.price}</span>
        {texts.priceOld === undefined ? null : (
          <del className={styles.old}>
            <span className="visually-hidden">{t('priceBefore', { price: texts.priceOld })}</span>
            <span aria-hidden>{texts.priceOld}</span>
          </del>
        )}
        <span className={styles.unit}>{texts.unit}</span>
      </p>
      <p className={styles.description}>{texts.description}</p>
      <LinkButton
        href={usePlanPath(plan)}
        variant={plan.isPopular ? 'primary' : 'secondary'}
        fullWidth
        aria-label={`${texts.label}: ${texts.button}`}
      >
        {texts.button}
      </LinkButton>
      <ul className={styles.items}>
        {texts.items.map((item) => (
          <li key={item}>
            <Check size={16} strokeWidth={1.5} aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </li>
  );
}
