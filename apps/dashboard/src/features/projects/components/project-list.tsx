import type { Project } from '@onepoint/api-contract';
import { chooseProject } from '../../../shared/projects/project-context.ts';
import { projectModals } from '../projects.modals.ts';
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
            onRename={() => void projectModals.open('rename-project', { project })}
            onDelete={() => void projectModals.open('delete-project', { project })}
          />
        </li>
      ))}
    </ul>
  );
}
