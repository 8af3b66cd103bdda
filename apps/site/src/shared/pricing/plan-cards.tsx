import { planCatalogue } from '@onepoint/plans-domain';
import { PackageStrip } from './package-strip.tsx';
import { PlanCard, type PlanHeading } from './plan-card.tsx';
import styles from './plan-cards.module.css';

// Beta is for projects that already have it.
const offered = planCatalogue.filter(({ id, sectionType }) => sectionType !== 'AdditionalPlan' && id !== 'BETA');
const packages = planCatalogue.filter(({ sectionType }) => sectionType === 'AdditionalPlan');

/** Every plan with its price and limits, and the package under them. */
export function PlanCards({ heading = 'h3' }: { heading?: PlanHeading }) {
  return (
    <>
      <ul className={styles.plans}>
        {offered.map((plan) => (
          <PlanCard key={plan.id} plan={plan} heading={heading} />
        ))}
      </ul>
      {packages.map((plan) => (
        <PackageStrip key={plan.id} plan={plan} heading={heading} />
      ))}
    </>
  );
}
