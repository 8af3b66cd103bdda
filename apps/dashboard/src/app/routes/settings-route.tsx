import { useNavigate } from 'react-router';
import { useOpenLeaveProject } from '../../features/members/use-open-leave-project.ts';
import { discardUnsavedSettings } from '../../features/project-settings/discard-unsaved-settings.ts';
import { SettingsPage } from '../../features/project-settings/settings-page.tsx';
import { useUnsavedGuard } from '../../features/project-settings/use-unsaved-guard.ts';
import { projectModals } from '../../features/projects/projects.modals.ts';
import { useProject } from '../../shared/projects/project-context.ts';
import { paths } from '../paths.ts';

export function Component() {
  const navigate = useNavigate();
  const project = useProject();
  useUnsavedGuard();
  const handleGone = (): void => {
    discardUnsavedSettings();
    void navigate(paths.workspace);
  };
  const openLeave = useOpenLeaveProject(project, handleGone);
  const handleDelete = async (): Promise<void> => {
    const result = await projectModals.open('delete-project', { project });
    if (result === 'deleted') handleGone();
  };
  return <SettingsPage onLeave={() => void openLeave()} onDelete={() => void handleDelete()} />;
}
