import { useTranslation } from '@onepoint/i18n';
import { PlanCards } from '../../../shared/pricing/plan-cards.tsx';
import { Section } from '../../../shared/section.tsx';
import { MethodCosts } from './method-costs.tsx';

/** Plans with their prices, the package, and what common calls cost. */
export function Plans() {
  const { t } = useTranslation('page');
  return (
    <Section id="pricing" title={t('home.pricing.title')} lead={t('home.pricing.lead')}>
      <PlanCards />
      <MethodCosts />
    </Section>
  );
}
