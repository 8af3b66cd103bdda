import { useOpenLeaveProject } from '../../features/members/use-open-leave-project.ts';
import { discardUnsavedSettings } from '../../features/project-settings/discard-unsaved-settings.ts';
import { SettingsPage } from '../../features/project-settings/settings-page.tsx';
import { useUnsavedGuard } from '../../features/project-settings/use-unsaved-guard.ts';
import { projectModals } from '../../features/projects/projects.modals.ts';
import { useProject } from '../../shared/projects/project-context.ts';
import { useLeaveGoneProject } from '../use-leave-gone-project.ts';

export function Component() {
  const leaveGoneProject = useLeaveGoneProject();
  const project = useProject();
  useUnsavedGuard();
  const handleGone = (): void => {
    discardUnsavedSettings();
    leaveGoneProject(project.id);
  };
  const openLeave = useOpenLeaveProject(project, handleGone);
  const handleDelete = async (): Promise<void> => {
    const result = await projectModals.open('delete-project', { project });
    if (result === 'deleted') handleGone();
  };
  return <SettingsPage onLeave={() => void openLeave()} onDelete={() => void handleDelete()} />;
}
