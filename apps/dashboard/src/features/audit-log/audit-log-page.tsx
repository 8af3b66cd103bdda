import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Download } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { isFiltered } from '../../shared/filter-select/url-filters.ts';
import { useNow } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { useDownloadAuditLog } from './audit-csv.ts';
import { useAuditActors, useAuditEntries } from './audit-entries.queries.ts';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { useAuditFilters } from './audit-filters.ts';
import { AuditResults } from './audit-results.tsx';
import { useAuditHeadline } from './use-audit-texts.ts';

/** Shown to roles that can't read the log. Sends no request, because the API would reject it. */
function AuditLogForbidden() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('auditLog.title')} headline={t('auditLog.forbidden.title')} />
      <Alert title={t('auditLog.forbidden.text')} />
    </>
  );
}

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
