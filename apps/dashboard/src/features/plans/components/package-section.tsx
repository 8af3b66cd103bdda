import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { additionalPlans } from '../data/additional-plans.ts';
import { packagesOf } from '../data/billing-of.ts';
import { useChangePackages } from '../hooks/use-change-packages.ts';
import { PackageCard } from './package-card.tsx';
import styles from './package-section.module.css';
import { PendingPackages } from './pending-packages.tsx';

export interface PackageSectionProps {
  project: Project;
  mayChange: boolean;
  onChoose: () => void;
}

/** What a project's page offers beside a plan, below the change that waits, if one does. */
export function PackageSection({ project, mayChange, onChoose }: PackageSectionProps) {
  const { t } = useTranslation('modals');
  const { changePackages, pendingCount } = useChangePackages(project);
  const packages = packagesOf(project);
  const { packageCount } = packages;
  return (
    <section className={styles.section}>
      <header>
        <h2 className={styles.title}>{t('packageList.title')}</h2>
        <p className={styles.description}>{t('packageList.description')}</p>
      </header>
      <PendingPackages
        packages={packages}
        onCancel={mayChange ? () => changePackages(packageCount, 'keep') : undefined}
        canceling={pendingCount === packageCount}
      />
      <ul className={styles.list}>
        {additionalPlans.map((plan) => (
          <li key={plan.id}>
            <PackageCard plan={plan} packages={packages} disabled={!mayChange} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}
