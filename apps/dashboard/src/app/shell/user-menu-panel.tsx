import type { Project, User } from '@onepoint/api-contract';
import { displayedIdentifier } from '@onepoint/auth/react';
import { useTranslation, findLanguage } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { BookOpen, LogOut, LayoutDashboard, UserRound, Check, LayoutGrid, Languages, Settings } from 'lucide-react';
import { useId } from 'react';
import { AppLink } from '../../shared/link/app-link.tsx';
import { chooseProject } from '../../shared/projects/project-context.ts';
import { projectName } from '../../shared/projects/project-names.ts';
import { ThemeSwitch } from '../../shared/theme-switch.tsx';
import { sitePaths, paths, pageLanguage } from '../paths.ts';
import { preferences } from './shell.modals.ts';
import { useLastSectionPath } from './last-section.ts';
import styles from './user-menu.module.css';

export interface UserMenuPanelProps {
  user: Pick<User, 'firstName' | 'lastName' | 'username' | 'web3Wallets' | 'emailAddresses' | 'imageUrl'>;
  projects: readonly Pick<Project, 'id' | 'name' | 'isProvider'>[];
  currentProjectId: string | undefined;
  onSignOut: () => void;
  signingOut: boolean;
  onChoose: () => void;
  /** Called when a modal replaces the menu. */
  onFollow: () => void;
}

export function UserMenuPanel({ user, projects, currentProjectId, onSignOut, signingOut, onChoose, onFollow }: UserMenuPanelProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [email] = user.emailAddresses;
  const name = displayedIdentifier(user);
  return (
    <div className={styles.panel}>
      <div className={styles.profile}>
        <Avatar name={name} imageUrl={user.imageUrl ?? undefined} size={36} />
        <div className={styles.names}>
          <p className={styles.caption}>{t('userMenu.signedInAs')}</p>
          <p className={styles.name}>{name}</p>
          {email && email.emailAddress !== name ? <p className={styles.caption}>{email.emailAddress}</p> : null}
        </div>
      </div>
      <UserMenuPages project={projects.find(({ id }) => id === currentProjectId)} onFollow={onChoose} />
      <UserMenuProjects projects={projects} currentId={currentProjectId} onFollow={onChoose} />
      <div className={styles.group}>
        <a href={sitePaths.docs} className={styles.item}>
          <BookOpen size={16} strokeWidth={1.5} aria-hidden />
          {t('shell.docs')}
        </a>
        <UserMenuPreferences onFollow={onFollow} />
      </div>
      <div className={styles.theme}>
        <span className={styles.caption}>{t('common:theme.label')}</span>
        <ThemeSwitch />
      </div>
      <div className={styles.group}>
        <button type="button" className={styles.item} aria-busy={signingOut || undefined} onClick={signingOut ? undefined : onSignOut}>
          <LogOut size={16} strokeWidth={1.5} aria-hidden />
          {signingOut ? t('userMenu.signingOut') : t('common:actions.signOut')}
        </button>
      </div>
    </div>
  );
}

interface UserMenuPagesProps {
  /** Without a current project, there is no dashboard link. */
  project: Pick<Project, 'isProvider'> | undefined;
  onFollow: () => void;
}

function UserMenuPages({ project, onFollow }: UserMenuPagesProps) {
  const { t } = useTranslation('dashboard');
  const dashboardPath = useLastSectionPath(project);
  return (
    <div className={styles.group}>
      <AppLink to={paths.profile} className={styles.item} onClick={onFollow}>
        <UserRound size={16} strokeWidth={1.5} aria-hidden />
        {t('shell.profile')}
      </AppLink>
      {project ? (
        <AppLink to={dashboardPath} className={styles.item} onClick={onFollow}>
          <LayoutDashboard size={16} strokeWidth={1.5} aria-hidden />
          {t('userMenu.dashboard')}
        </AppLink>
      ) : null}
    </div>
  );
}

function UserMenuPreferences({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const openModal = (id: 'language' | 'settings') => () => {
    onFollow();
    void preferences.open(id);
  };
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        onPointerEnter={() => preferences.preload('language')}
        onClick={openModal('language')}
      >
        <Languages size={16} strokeWidth={1.5} aria-hidden />
        {t('common:language.label')}
        <span className={styles.value}>{findLanguage(pageLanguage)?.label}</span>
      </button>
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        onPointerEnter={() => preferences.preload('settings')}
        onClick={openModal('settings')}
      >
        <Settings size={16} strokeWidth={1.5} aria-hidden />
        {t('userMenu.preferences')}
      </button>
    </>
  );
}

interface UserMenuProjectsProps {
  projects: readonly Pick<Project, 'id' | 'name'>[];
  currentId: string | undefined;
  onFollow: () => void;
}

/** The workspace page lists all projects, with a search. */
const listedMax = 5;

function UserMenuProjects({ projects, currentId, onFollow }: UserMenuProjectsProps) {
  const { t } = useTranslation('dashboard');
  const titleId = useId();
  return (
    <div className={styles.group}>
      {projects.length > 0 ? (
        <>
          <p id={titleId} className={styles.title}>
            {t('userMenu.projects')}
          </p>
          <ul aria-labelledby={titleId} className={styles.projects}>
            {projects.slice(0, listedMax).map((project) => (
              <li key={project.id}>
                <AppLink
                  to={paths.dashboard}
                  className={styles.item}
                  aria-current={project.id === currentId || undefined}
                  onClick={() => {
                    chooseProject(project.id);
                    onFollow();
                  }}
                >
                  <Avatar name={projectName(project)} shape="square" size={20} />
                  <span className={styles.projectName}>{projectName(project)}</span>
                  {project.id === currentId ? <Check size={16} strokeWidth={1.5} aria-hidden /> : null}
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <AppLink to={paths.workspace} className={styles.item} onClick={onFollow}>
        <LayoutGrid size={16} strokeWidth={1.5} aria-hidden />
        {t('shell.projects')}
      </AppLink>
    </div>
  );
}
