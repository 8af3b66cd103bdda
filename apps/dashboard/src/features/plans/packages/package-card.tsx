import { useTranslation } from '@onepoint/i18n';
import type { PackageState, Plan } from '@onepoint/plans-domain';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { PlanPrice } from '../plan-price.tsx';
import { usePackageTexts, usePlanTexts } from '../plan-texts.ts';
import { CurrentPackages } from './current-packages.tsx';
import styles from './package-card.module.css';

interface PackageCardProps {
  plan: Plan;
  packages: PackageState;
  /** True if the user's role can't change packages. @default false */
  disabled?: boolean;
  onChoose: () => void;
}

export function PackageCard({ plan, packages, disabled = false, onChoose }: PackageCardProps) {
  const { t } = useTranslation('modals');
  const packageTexts = usePackageTexts();
  const texts = usePlanTexts()(plan);
  const { packageCount } = packages;
  return (
    <article className={styles.card}>
      <div className={styles.texts}>
        <h3 className={styles.title}>
          {texts.label}
          {packageCount > 0 ? <Badge tone="accent">{packageTexts.connections(packageCount)}</Badge> : null}
        </h3>
        <p className={styles.text}>{texts.description}</p>
        <p className={styles.text}>{texts.items.join(' · ')}</p>
        <PlanPrice texts={texts} />
      </div>
      <footer className={styles.foot}>
        <p className={styles.state}>
          <CurrentPackages packages={packages} />
        </p>
        <Button variant="primary" disabled={disabled} onClick={onChoose}>
          {packageCount > 0 ? t('packageList.change') : t('packageList.buy')}
        </Button>
      </footer>
    </article>
  );
}
