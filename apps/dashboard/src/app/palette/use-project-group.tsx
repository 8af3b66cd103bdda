import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { useNavigate } from 'react-router';
import type { CommandGroup } from '../../features/command-palette/command-palette.tsx';
import { chooseProject } from '../../shared/projects/project-context.ts';
import { projectName } from '../../shared/projects/project-names.ts';
import { paths } from '../paths.ts';

/** Every project: the chosen one becomes the current one before its dashboard opens. */
export function useProjectGroup(projects: readonly Project[], currentId: string | undefined): CommandGroup {
  const { t } = useTranslation('modals');
  const navigate = useNavigate();
  return {
    id: 'projects',
    label: t('palette.groups.projects'),
    commands: projects.map((project) => ({
      id: `project:${project.id}`,
      label: projectName(project),
      note: project.id === currentId ? t('palette.current') : undefined,
      keywords: `${t('palette.keywords.project')} ${project.id}`,
      icon: <Avatar name={projectName(project)} shape="square" size={20} />,
      run: () => {
        chooseProject(project.id);
        void navigate(paths.dashboard);
      },
    })),
  };
}
