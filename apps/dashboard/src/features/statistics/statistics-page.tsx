import { useTranslation } from '@onepoint/i18n';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { StatisticsPanel } from './statistics-panel.tsx';

/** Statistics screen of the current project. */
export function StatisticsPage() {
  const { t } = useTranslation('dashboard');
  const { id, usageCommitment } = useProject();
  return (
    <StatisticsPanel
      source={{ projectId: id }}
      planId={usageCommitment}
      renderHeader={(headline, status) => <PageHeader title={t('statistics.title')} headline={headline} actions={status} />}
    />
  );
}
