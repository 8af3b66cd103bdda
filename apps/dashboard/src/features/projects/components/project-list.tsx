import type { Project } from '@onepoint/api-contract';
import { modals } from '../../../shared/overlays/modals.ts';
import { chooseProject } from '../choose-project.ts';
import { deleteProjectModal, renameProjectModal } from '../modals/project-modals.ts';
import { CountedProjectCard } from './counted-project-card.tsx';
import styles from './project-list.module.css';

export interface ProjectListProps {
  projects: readonly Project[];
  openPath: string;
}

export function ProjectList({ projects, openPath }: ProjectListProps) {
  return (
    <ul className={styles.list}>
      {projects.map((project) => (
        <li key={project.id}>
          <CountedProjectCard
            project={project}
            openPath={openPath}
            onOpen={({ id }) => chooseProject(id)}
            onRename={() => void modals.open({ id: 'rename-project', component: renameProjectModal, props: { project } })}
            onDelete={() => void modals.open({ id: 'delete-project', component: deleteProjectModal, props: { project } })}
          />
        </li>
      ))}
    </ul>
  );
}
