import { useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Outlet } from 'react-router';
import { renderRouterLink } from '../../shared/link/router-link.tsx';
import { useProjects } from '../../shared/projects/use-projects.ts';
import { sectionPath } from '../paths.ts';
import { AccountMenu } from '../shell/account-menu.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import { workspaceMenu } from '../shell/menu-items.ts';
import { MenuPanel } from '../shell/menu-panel.tsx';
import { SideMenu } from '../shell/side-menu.tsx';

/** Frame of the screens about the user rather than one project. */
export function Component() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { data: projects = [] } = useProjects();
  const lastSection = useAppState('selectedLastUrlKeyInDashboard');
  const renderMenu = (onFollow?: () => void) => (
    <MenuPanel
      foot={
        projects.length > 0 ? (
          <LinkButton fullWidth href={sectionPath(lastSection)} render={renderRouterLink} onClick={onFollow}>
            {t('common:actions.goToDashboard')}
          </LinkButton>
        ) : undefined
      }
    >
      <SideMenu label={t('shell.workspaceMenu')} items={workspaceMenu} onFollow={onFollow} />
    </MenuPanel>
  );
  return (
    <AppShell account={<AccountMenu />} renderMenu={renderMenu}>
      <Outlet />
    </AppShell>
  );
}
