import { useTranslation } from '@onepoint/i18n';
import { endpointUrl } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Plus, FolderPlus } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProjects } from '../../shared/projects/project-context.ts';
import { ProjectListSkeleton, ProjectList } from './project-list.tsx';
import { useOpenCreateProject } from './use-open-create-project.ts';

interface MyProjectsPageProps {
  /** Path to open after selecting a project. */
  openPath: string;
  /** Called once the project has been created and selected. */
  onCreated: () => void;
}

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

const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';

interface NoProjectsProps {
  onCreate: () => void;
}

/** Empty state of a new account. The sample request works without a project. */
function NoProjects({ onCreate }: NoProjectsProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const url = endpointUrl({ origin: location.origin, chain: 'ethereum', key: 'public' });
  const code = `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`;
  return (
    <Card>
      <EmptyState
        title={t('projects.empty.title')}
        icon={<FolderPlus aria-hidden />}
        action={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={onCreate}>
            {t('projects.create')}
          </Button>
        }
        command={
          <CodeBlock
            label={t('projects.empty.sample')}
            samples={[{ id: 'curl', label: 'curl', language: 'shell', code }]}
            copyLabel={t('common:actions.copy')}
            copiedLabel={t('common:actions.copied')}
            copyFailedLabel={t('common:states.copyFailed')}
            footer={t('projects.empty.hint')}
          />
        }
      >
        {t('projects.empty.text')}
      </EmptyState>
    </Card>
  );
}
