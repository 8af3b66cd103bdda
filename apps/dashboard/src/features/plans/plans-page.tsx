import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import type { PlanId } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { usePlanName } from '../../shared/projects/project-names.ts';
import { PackageSection } from './components/package-section.tsx';
import { PlanSection } from './components/plan-section.tsx';
import { openEnterpriseRequest } from './open-enterprise-request.ts';
import { openPackagePurchase } from './open-package-purchase.ts';
import { openPlanChange } from './open-plan-change.ts';
import { openPackageList } from './plans.modals.ts';

/** The current project's plan, what it may change to, and what is bought beside it. */
export function PlansPage() {
  const { t } = useTranslation(['dashboard', 'modals']);
  const format = useFormat();
  const planName = usePlanName();
  const project = useProject();
  const now = new Date(useNow());
  const { id: projectId, balance, usageCommitment } = project;
  const mayChange = may(project.role, 'plan:change');
  const choose = (planId: PlanId): void => {
    if (planId === 'M') openEnterpriseRequest();
    else openPlanChange({ projectId, planId });
  };
  return (
    <>
      <PageHeader
        title={t('dashboard:plansPage.title')}
        headline={t('dashboard:plansPage.headline', { plan: planName(usageCommitment), balance: format.money(balance) })}
      />
      {mayChange ? null : <Alert title={t('modals:billing.forbidden')} />}
      <PlanSection project={project} mayChange={mayChange} now={now} onChoose={choose} onListPackages={() => openPackageList(projectId)} />
      <PackageSection project={project} mayChange={mayChange} onChoose={() => openPackagePurchase(projectId)} />
    </>
  );
}
