import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { projectName } from '../../shared/projects/project-names.ts';
import { AlertHistoryCard } from './components/alert-history-card.tsx';
import { AlertsCard } from './components/alerts-card.tsx';
import { DangerCard } from './components/danger-card.tsx';
import { NameCard } from './components/name-card.tsx';
import { ProjectIdCard } from './components/project-id-card.tsx';
import { SpendLimitCard } from './components/spend-limit-card.tsx';
import { WebhookCard } from './components/webhook-card.tsx';

export interface SettingsPageProps {
  /** Opens what asks before the reader leaves the project. */
  onLeave: () => void;
  /** Opens what asks before the project is deleted. */
  onDelete: () => void;
}

/** What is set by hand in the current project. Each card saves by itself. */
export function SettingsPage({ onLeave, onDelete }: SettingsPageProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const project = useProject();
  const headline = t('settings.headline', { name: projectName(project), date: format.date(project.createdAt) });
  return (
    <>
      <PageHeader title={t('settings.title')} headline={headline} />
      <NameCard project={project} />
      <SpendLimitCard project={project} />
      <AlertsCard project={project} />
      {may(project.role, 'settings:update') ? <WebhookCard project={project} /> : null}
      <AlertHistoryCard project={project} />
      <ProjectIdCard projectId={project.id} />
      <DangerCard project={project} onLeave={onLeave} onDelete={onDelete} />
    </>
  );
}
