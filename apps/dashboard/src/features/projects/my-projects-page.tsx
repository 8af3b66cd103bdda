import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Plus } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProjects } from '../../shared/projects/project-context.ts';
import { NoProjects } from './components/no-projects.tsx';
import { ProjectListSkeleton } from './components/project-list-skeleton.tsx';
import { ProjectList } from './components/project-list.tsx';
import { useOpenCreateProject } from './use-open-create-project.ts';

export interface MyProjectsPageProps {
  /** Where a project is opened. */
  openPath: string;
  /** Called once a project is created and the current one. */
  onCreated: () => void;
}

/** Every project of the signed-in user. */
export function MyProjectsPage({ openPath, onCreated }: MyProjectsPageProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { data: projects, error, refetch, isFetching } = useProjects();
  const openCreate = useOpenCreateProject(onCreated);
  const handleCreate = (): void => void openCreate();
  const count = projects?.length ?? 0;
  const headline = projects && (count === 0 ? t('projects.none') : t('projects.count', { count, formatted: format.number(count) }));
  return (
    <>
      <PageHeader
        title={t('projects.title')}
        headline={error && !projects ? null : headline}
        actions={
          count > 0 ? (
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={handleCreate}>
              {t('projects.create')}
            </Button>
          ) : undefined
        }
        expectsActions
      />
      {error && !projects ? (
        <QueryError title={t('projects.failed.load')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {!projects && !error ? <ProjectListSkeleton /> : null}
      {projects && count === 0 ? <NoProjects onCreate={handleCreate} /> : null}
      {projects && count > 0 ? <ProjectList projects={projects} openPath={openPath} /> : null}
    </>
  );
}
