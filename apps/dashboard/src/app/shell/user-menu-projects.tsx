import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Check, LayoutGrid } from 'lucide-react';
import { useId } from 'react';
import { AppLink } from '../../shared/link/app-link.tsx';
import { chooseProject } from '../../shared/projects/project-context.ts';
import { projectName } from '../../shared/projects/project-names.ts';
import { paths } from '../paths.ts';
import styles from './user-menu.module.css';

export interface UserMenuProjectsProps {
  projects: readonly Pick<Project, 'id' | 'name'>[];
  currentId: string | undefined;
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** How many are listed; the others are a click further, where they can be searched. */
const listedMax = 5;

/** My projects: a link to each one's dashboard, and to the list of all of them. */
export function UserMenuProjects({ projects, currentId, onFollow }: UserMenuProjectsProps) {
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
        {t('switcher.all')}
      </AppLink>
    </div>
  );
}
