import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Link } from '@onepoint/ui-kit/link';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BalanceCard, type BalanceCardProps } from '../../features/usage/balance-card.tsx';
import { AppLink, renderRouterLink } from '../../shared/link/app-link.tsx';
import { paths } from '../paths.ts';
import { dashboardMenu, resourcesMenu, settingsMenu, workspaceMenu, type MenuGroup, type MenuItem, type MenuLink } from './menu-items.ts';
import styles from './side-menu.module.css';
import { useLastSectionPath } from './last-section.ts';

interface DashboardMenuProps {
  /** Undefined while projects load. */
  project: Project | undefined;
  /** Undefined while projects load. */
  switcher?: ReactNode;
  onFollow?: (() => void) | undefined;
}

/**
 * Current project's menu: switcher, sections, plan, and balance. In the settings, the settings pages and a back link replace the sections.
 */
export function DashboardMenu({ project, switcher, onFollow }: DashboardMenuProps) {
  const { t } = useTranslation('dashboard');
  const { pathname } = useLocation();
  return (
    <MenuPanel
      head={switcher ?? <Skeleton shape="block" className={styles.pending} />}
      foot={project ? <PlanBalance project={project} onFollow={onFollow} /> : undefined}
    >
      {within(pathname, paths.settings) ? (
        <>
          <BackToProject project={project} onFollow={onFollow} />
          <SideMenu label={t('shell.settingsMenu')} groups={[settingsMenu]} onFollow={onFollow} />
        </>
      ) : (
        <SideMenu
          label={t('shell.menu')}
          groups={[...dashboardMenu({ isProvider: project?.isProvider ?? false }), resourcesMenu]}
          onFollow={onFollow}
        />
      )}
    </MenuPanel>
  );
}

interface WorkspaceMenuProps {
  /** Undefined while projects load, or if there are none. */
  project: Project | undefined;
  /** Only set in the mobile menu. */
  onFollow?: (() => void) | undefined;
}

/** Workspace menu with a dashboard link. The mobile menu also shows the current project's plan and balance. */
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
      <SideMenu label={t('dashboard:shell.workspaceMenu')} groups={workspaceMenu} onFollow={onFollow} />
    </MenuPanel>
  );
}

interface MenuPanelProps {
  head?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

function MenuPanel({ head, children, foot }: MenuPanelProps) {
  return (
    <div className={styles.panel}>
      {head ? <div className={styles.head}>{head}</div> : null}
      <div className={styles.body}>{children}</div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </div>
  );
}

interface SideMenuProps {
  label: string;
  groups: readonly MenuGroup[];
  /** Called on a link click, to close the mobile menu. */
  onFollow?: (() => void) | undefined;
}

function SideMenu({ label, groups, onFollow }: SideMenuProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <nav aria-label={label} className={styles.menu}>
      {groups.map((group) => {
        const titleId = `${id}-${group.id}`;
        return (
          <section key={group.id} className={styles.group}>
            {group.titled ? (
              <h2 id={titleId} className={styles.title}>
                {t(`shell.groups.${group.id}`)}
              </h2>
            ) : null}
            <ul
              {...(group.titled ? { 'aria-labelledby': titleId } : { 'aria-label': t(`shell.groups.${group.id}`) })}
              className={styles.list}
            >
              {group.items.map((item) => (
                <li key={item.id}>
                  {'href' in item ? <OutsideLink link={item} onFollow={onFollow} /> : <SectionLink item={item} onFollow={onFollow} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

function SectionLink({ item, onFollow }: { item: MenuItem } & Pick<SideMenuProps, 'onFollow'>) {
  const { t } = useTranslation('dashboard');
  const { pathname } = useLocation();
  const { path, exact, also } = item;
  const isCurrent = (exact ? pathname === path : within(pathname, path)) || (also !== undefined && within(pathname, also));
  return (
    <AppLink to={path} className={styles.link} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
      <item.icon size={18} strokeWidth={1.5} aria-hidden />
      {t(`shell.${item.id}`)}
    </AppLink>
  );
}

function OutsideLink({ link, onFollow }: { link: MenuLink } & Pick<SideMenuProps, 'onFollow'>) {
  const { t } = useTranslation(['dashboard', 'common']);
  const target = link.external ? { target: '_blank', rel: 'noreferrer', title: t('common:a11y.newTab') } : {};
  return (
    <a href={link.href} className={styles.link} onClick={onFollow} {...target}>
      <link.icon size={18} strokeWidth={1.5} aria-hidden />
      {t(`dashboard:shell.${link.id}`)}
      {link.external ? <ArrowUpRight size={14} strokeWidth={1.5} aria-hidden className={styles.external} /> : null}
    </a>
  );
}

const within = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

interface BackToProjectProps {
  /** Undefined while it loads, or if there is none. */
  project: Pick<Project, 'isProvider'> | undefined;
  onFollow?: (() => void) | undefined;
}

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

/** Loaded on click, because no page needs the plan modals to render. */
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
