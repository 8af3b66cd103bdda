import { useTranslation } from '@onepoint/i18n';
import type { Plan } from '@onepoint/plans-domain';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { planTexts } from '../plan-texts.ts';
import { usePlanPath } from '../use-app-paths.ts';
import type { PlanHeading } from './plan-card.tsx';
import styles from './package-strip.module.css';

/** What can be added to any plan, on one line. Its button leads where the catalogue says. */
export function PackageStrip({ plan, heading: Heading }: { plan: Plan; heading: PlanHeading }) {
  const { t, i18n } = useTranslation('pricing');
  const texts = planTexts(plan, t, i18n.language);
  return (
    <div className={styles.strip}>
      <div className={styles.words}>
        <Heading className={styles.label}>{texts.label}</Heading>
        <p className={styles.text}>{texts.description}</p>
      </div>
      <p className={styles.price}>
        <strong>{texts.price}</strong>
        {` ${texts.unit}`}
        <span className={styles.item}>{texts.items.join(', ')}</span>
      </p>
      <LinkButton href={usePlanPath(plan)}>{texts.button}</LinkButton>
    </div>
  );
}
