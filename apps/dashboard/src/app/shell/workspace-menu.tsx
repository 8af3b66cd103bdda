import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { workspaceMenu } from './menu-items.ts';
import { MenuPanel } from './menu-panel.tsx';
import { PlanBalance } from './plan-balance.tsx';
import { SideMenu } from './side-menu.tsx';
import { useLastSectionPath } from './use-remember-section.ts';

export interface WorkspaceMenuProps {
  /** The current one; undefined without projects, and until they are there. */
  project: Project | undefined;
  /** Given where the menu is in a drawer, on narrow screens. */
  onFollow?: (() => void) | undefined;
}

/** Pages of the user, and the way to the dashboard. In a drawer the plan and balance of the current project stand above it. */
export function WorkspaceMenu({ project, onFollow }: WorkspaceMenuProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const dashboardPath = useLastSectionPath(project);
  const foot = project ? (
    <>
      {onFollow ? <PlanBalance named project={project} onFollow={onFollow} /> : null}
      <LinkButton fullWidth href={dashboardPath} render={renderRouterLink} onClick={onFollow}>
        {t('common:actions.goToDashboard')}
      </LinkButton>
    </>
  ) : undefined;
  return (
    <MenuPanel foot={foot}>
      <SideMenu label={t('dashboard:shell.workspaceMenu')} items={workspaceMenu} onFollow={onFollow} />
    </MenuPanel>
  );
}
