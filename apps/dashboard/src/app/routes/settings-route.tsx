import { TokensCard } from '../../features/api-tokens/tokens-card.tsx';
import { useOpenLeaveProject } from '../../features/members/members.modals.ts';
import { discardUnsavedSettings, useUnsavedGuard } from '../../features/project-settings/settings-drafts.ts';
import { SettingsPage } from '../../features/project-settings/settings-page.tsx';
import { projectModals } from '../../features/projects/projects.modals.ts';
import { WebhooksCard } from '../../features/webhooks/webhooks-card.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { paths } from '../paths.ts';
import { useLeaveGoneProject } from './use-leave-gone-project.ts';

export function SettingsRoute() {
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
  return (
    <SettingsPage
      autoTopUpPath={`${paths.payments}#auto-top-up`}
      webhooks={<WebhooksCard projectId={project.id} webhookPath={paths.webhook} />}
      tokens={<TokensCard projectId={project.id} />}
      onLeave={() => void openLeave()}
      onDelete={() => void handleDelete()}
    />
  );
}
