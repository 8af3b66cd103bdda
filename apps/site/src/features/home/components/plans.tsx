import { useTranslation } from '@onepoint/i18n/light';
import { planCatalogue } from '@onepoint/plans-domain';
import { Section } from '../../../shared/section.tsx';
import { MethodCosts } from './method-costs.tsx';
import { PackageStrip } from './package-strip.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';

// Beta is for projects that already have it.
const offered = planCatalogue.filter(({ id, sectionType }) => sectionType !== 'AdditionalPlan' && id !== 'BETA');
const packages = planCatalogue.filter(({ sectionType }) => sectionType === 'AdditionalPlan');

/** Plans with their prices, the package, and what common calls cost. */
export function Plans() {
  const { t } = useTranslation('page');
  return (
    <Section id="pricing" title={t('home.pricing.title')} lead={t('home.pricing.lead')}>
      <ul className={styles.plans}>
        {offered.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      {packages.map((plan) => (
        <PackageStrip key={plan.id} plan={plan} />
      ))}
      <MethodCosts />
    </Section>
  );
}
