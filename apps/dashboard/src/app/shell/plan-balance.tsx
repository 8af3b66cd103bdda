import { BalanceCard, type BalanceCardProps } from '../../features/usage/balance-card.tsx';
import { paths } from '../paths.ts';

export interface PlanBalanceProps extends Pick<BalanceCardProps, 'named' | 'onFollow'> {
  project: BalanceCardProps['project'] & { readonly id: string };
}

/** No page needs the modals of plans to be shown. */
const loadPackageList = async () => (await import('../../features/plans/plans.modals.ts')).openPackageList;

/** Plan and balance of a project, at the foot of a menu. */
export function PlanBalance({ project, ...props }: PlanBalanceProps) {
  return (
    <BalanceCard
      {...props}
      project={project}
      usagePath={paths.usage}
      onListPackages={() => void loadPackageList().then((openPackageList) => openPackageList(project.id))}
    />
  );
}
