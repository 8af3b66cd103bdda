import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Link } from '@onepoint/ui-kit/link';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BalanceCard, type BalanceCardProps } from '../../features/usage/balance-card.tsx';
import { AppLink, renderRouterLink } from '../../shared/link/app-link.tsx';
import { paths } from '../paths.ts';
import { type MenuItem, dashboardMenu, providerMenu, settingsMenu, workspaceMenu } from './menu-items.ts';
import styles from './side-menu.module.css';
import { useLastSectionPath } from './last-section.ts';

interface DashboardMenuProps {
  /** Undefined while projects load. */
  project: Project | undefined;
  onFollow?: (() => void) | undefined;
}

/** Menu of the current project: its sections with plan and balance, or the settings pages with a link back. */
export function DashboardMenu({ project, onFollow }: DashboardMenuProps) {
  const { t } = useTranslation('dashboard');
  const { pathname } = useLocation();
  const inSettings = pathname === paths.settings || pathname.startsWith(`${paths.settings}/`);
  return (
    <MenuPanel foot={project ? <PlanBalance project={project} onFollow={onFollow} /> : undefined}>
      {inSettings ? (
        <div>
          <BackToProject project={project} onFollow={onFollow} />
          <SideMenu label={t('shell.settingsMenu')} items={settingsMenu} onFollow={onFollow} />
        </div>
      ) : (
        <div className={styles.menus}>
          <SideMenu label={t('shell.menu')} items={dashboardMenu} onFollow={onFollow} />
          {project?.isProvider ? <SideMenu label={t('shell.providerMenu')} items={providerMenu} onFollow={onFollow} /> : null}
        </div>
      )}
    </MenuPanel>
  );
}

interface WorkspaceMenuProps {
  /** Current project. Undefined while projects load, or if there are none. */
  project: Project | undefined;
  /** Only set in the mobile menu. */
  onFollow?: (() => void) | undefined;
}

/** Menu of the workspace, with a link to the dashboard. The mobile menu also shows plan and balance of the current project. */
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

interface MenuPanelProps {
  children: ReactNode;
  /** Pinned to the bottom: plan and balance. */
  foot?: ReactNode;
}

function MenuPanel({ children, foot }: MenuPanelProps) {
  return (
    <div className={styles.panel}>
      {children}
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </div>
  );
}

interface SideMenuProps {
  /** Accessible name of the landmark. */
  label: string;
  items: readonly MenuItem[];
  /** Called when a link is clicked, to close the mobile menu. */
  onFollow?: (() => void) | undefined;
}

function SideMenu({ label, items, onFollow }: SideMenuProps) {
  const { t } = useTranslation('dashboard');
  const { pathname } = useLocation();
  const isCurrent = ({ path, exact, also }: MenuItem): boolean =>
    (exact ? pathname === path : within(pathname, path)) || (also !== undefined && within(pathname, also));
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <AppLink to={item.path} className={styles.link} aria-current={isCurrent(item) ? 'page' : undefined} onClick={onFollow}>
              <item.icon size={18} strokeWidth={1.5} aria-hidden />
              {t(`shell.${item.id}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const within = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

interface BackToProjectProps {
  /** Undefined while it loads, or if there is none. */
  project: Pick<Project, 'isProvider'> | undefined;
  onFollow?: (() => void) | undefined;
}

/** Link from the settings back to the last visited section. */
function BackToProject({ project, onFollow }: BackToProjectProps) {
  const { t } = useTranslation('dashboard');
  const path = useLastSectionPath(project);
  const content = (
    <>
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
      {t('shell.backToProject')}
    </>
  );
  if (!project) {
    return (
      <span role="link" aria-disabled className={styles.back}>
        {content}
      </span>
    );
  }
  return (
    <Link tone="quiet" href={path} render={renderRouterLink} className={styles.back} onClick={onFollow}>
      {content}
    </Link>
  );
}

interface PlanBalanceProps extends Pick<BalanceCardProps, 'named' | 'onFollow'> {
  project: BalanceCardProps['project'] & { readonly id: string };
}

/** Loaded on click: no page needs the plan modals to render. */
const loadPackageList = async () => (await import('../../features/plans/plans.modals.ts')).openPackageList;

function PlanBalance({ project, ...props }: PlanBalanceProps) {
  return (
    <BalanceCard
      {...props}
      project={project}
      usagePath={paths.usage}
      onListPackages={() => void loadPackageList().then((openPackageList) => openPackageList(project.id))}
    />
  );
}
