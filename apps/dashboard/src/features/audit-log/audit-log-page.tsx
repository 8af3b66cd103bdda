import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Download } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useNow } from '../../shared/format/use-now.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { AuditFilterBar } from './components/audit-filter-bar.tsx';
import { AuditLogForbidden } from './components/audit-log-forbidden.tsx';
import { AuditResults } from './components/audit-results.tsx';
import { isFiltered } from './data/audit-filters.ts';
import { useAuditActors } from './hooks/use-audit-actors.ts';
import { useAuditEntries } from './hooks/use-audit-entries.ts';
import { useAuditFilters } from './hooks/use-audit-filters.ts';
import { useAuditHeadline } from './hooks/use-audit-headline.ts';
import { useDownloadAuditLog } from './hooks/use-download-audit-log.ts';

/** Who changed what in the current project, and when. */
export function AuditLogPage() {
  const project = useProject();
  return may(project.role, 'audit:read') ? <ReadableLog project={project} /> : <AuditLogForbidden />;
}

function ReadableLog({ project }: { project: Project }) {
  const { t } = useTranslation('dashboard');
  const [filters, changeFilters] = useAuditFilters();
  const list = useAuditEntries(project.id, filters);
  const download = useDownloadAuditLog(project.id, filters);
  const actors = useAuditActors(project.id, list.entries ?? []);
  const filtered = isFiltered(filters);
  const failed = list.isError && !list.entries;
  const headline = useAuditHeadline({ entries: list.entries, hasMore: list.hasNextPage, filtered });
  const nowMs = useNow();
  return (
    <>
      <PageHeader
        title={t('auditLog.title')}
        headline={failed ? null : headline}
        actions={
          list.entries && list.entries.length > 0 ? (
            <Button icon={<Download aria-hidden />} loading={download.isPending} onClick={() => download.mutate()}>
              {t('auditLog.csv.download')}
            </Button>
          ) : undefined
        }
        expectsActions
      />
      <AuditFilterBar filters={filters} onFiltersChange={changeFilters} actors={actors} nowMs={nowMs} />
      {failed ? (
        <QueryError title={t('auditLog.failed.load')} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : (
        <AuditResults list={list} filtered={filtered} />
      )}
    </>
  );
}
