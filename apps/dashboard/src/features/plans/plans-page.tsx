import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { effectiveAt, type PlanId } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { usePlanCatalogue } from '../../shared/catalogue.ts';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { usePlanName } from '../../shared/projects/project-names.ts';
import { PendingPlan } from './current-plan.tsx';
import { openEnterpriseRequest, openPackagePurchase } from './orders.modals.ts';
import { PendingPackages } from './packages/current-packages.tsx';
import { PackageCard } from './packages/package-card.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plans-page.module.css';
import { openPackageList, openPlanChange } from './plans.modals.ts';
import { useChangePackages, useChangePlan } from './plans.queries.ts';
import { additionalPlans, packagesOf, planCards, planOf } from './plans.rules.ts';

export function PlansPage() {
  const { t } = useTranslation(['dashboard', 'modals']);
  const format = useFormat();
  const planName = usePlanName();
  const project = useProject();
  const { balance, usageCommitment } = project;
  const mayChange = may(project.role, 'plan:change');
  return (
    <>
      <PageHeader
        title={t('dashboard:plansPage.title')}
        headline={t('dashboard:plansPage.headline', { plan: planName(usageCommitment), balance: format.money(balance) })}
      />
      {mayChange ? null : <Alert title={t('modals:billing.forbidden')} />}
      <Plans project={project} mayChange={mayChange} />
      <Packages project={project} mayChange={mayChange} />
    </>
  );
}

interface SectionProps {
  project: Project;
  mayChange: boolean;
}

function Plans({ project, mayChange }: SectionProps) {
  const { t } = useTranslation(['dashboard', 'modals']);
  const now = new Date(useNow());
  const { changePlan, pendingPlanId } = useChangePlan(project);
  const catalogue = usePlanCatalogue();
  const plan = planOf(project);
  if (!plan) {
    return (
      <Alert tone="caution" title={t('modals:billing.unknownPlan.title')}>
        {t('modals:billing.unknownPlan.text')}
      </Alert>
    );
  }
  const { planId: current, nextPlanId: next, balanceCents } = plan;
  const planEndsAt = effectiveAt(plan.planEndsAt, now);
  const choose = (planId: PlanId): void => {
    if (planId === 'M') openEnterpriseRequest();
    else openPlanChange(project.id, planId);
  };
  return (
    <>
      <PendingPlan plan={plan} onCancel={mayChange ? () => changePlan(current) : undefined} canceling={pendingPlanId === current} />
      <div className={styles.container}>
        <ul className={styles.plans} aria-label={t('dashboard:plansPage.list')}>
          {planCards({ current, next, balanceCents, planEndsAt }, catalogue).map((entry) => (
            <li key={entry.plan.id} className={styles.plan}>
              <PlanCard
                entry={entry}
                current={current}
                planEndsAt={planEndsAt}
                mayChange={mayChange}
                onChoose={choose}
                onListPackages={() => openPackageList(project.id)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Packages({ project, mayChange }: SectionProps) {
  const { t } = useTranslation('modals');
  const { changePackages, pendingCount } = useChangePackages(project);
  const packages = packagesOf(project);
  const { packageCount } = packages;
  const plans = additionalPlans(usePlanCatalogue());
  return (
    <section className={styles.packages}>
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
        {plans.map((plan) => (
          <li key={plan.id}>
            <PackageCard plan={plan} packages={packages} disabled={!mayChange} onChoose={() => openPackagePurchase(project.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
