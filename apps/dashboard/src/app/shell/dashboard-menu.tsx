import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { BalanceCard } from '../../features/usage/balance-card.tsx';
import { paths } from '../paths.ts';
import { dashboardMenu } from './menu-items.ts';
import { MenuPanel } from './menu-panel.tsx';
import { SideMenu } from './side-menu.tsx';

export interface DashboardMenuProps {
  /** Undefined until the projects are there. */
  project: Project | undefined;
  onFollow?: (() => void) | undefined;
}

/** Sections of the current project, over its plan and balance. */
export function DashboardMenu({ project, onFollow }: DashboardMenuProps) {
  const { t } = useTranslation('dashboard');
  return (
    <MenuPanel foot={project ? <BalanceCard project={project} usagePath={paths.usage} onFollow={onFollow} /> : undefined}>
      <SideMenu label={t('shell.menu')} items={dashboardMenu} onFollow={onFollow} />
    </MenuPanel>
  );
}
