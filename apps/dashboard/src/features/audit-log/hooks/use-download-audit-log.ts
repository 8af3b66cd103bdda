import { saveFile } from '@onepoint/charts/save-file';
import { useTranslation } from '@onepoint/i18n';
import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { auditCsv } from '../data/audit-csv.ts';
import type { AuditFilters } from '../data/audit-filters.ts';
import { listAllAuditEntries } from '../data/list-all-audit-entries.ts';

/** Gives all entries that match as a CSV file, not only those on screen. */
export function useDownloadAuditLog(projectId: string, filters: AuditFilters) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: () => listAllAuditEntries(client, projectId, filters),
    onSuccess: (entries) => {
      const texts = t('auditLog.csv', { returnObjects: true });
      saveFile(new Blob([auditCsv(entries, texts)], { type: 'text/csv;charset=utf-8' }), `${texts.file}.csv`);
    },
    onError: (error) => notifyError(t('auditLog.csv.failed'), error),
  });
}
