import { type ApiClient, listAuditEntries } from '@onepoint/api-client';
import type { AuditChange, AuditEntry } from '@onepoint/api-contract';
import { formatCsv, saveFile } from '@onepoint/charts/export-file';
import { useTranslation } from '@onepoint/i18n';
import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { type AuditFilters, auditQuery } from './audit-filters.ts';

export function changedItems(before: readonly string[], after: readonly string[]): { added: string[]; removed: string[] } {
  return { added: after.filter((item) => !before.includes(item)), removed: before.filter((item) => !after.includes(item)) };
}

const csvColumns = ['time', 'actor', 'actorId', 'token', 'tokenId', 'action', 'subject', 'subjectId', 'changes'] as const;

type AuditCsvTexts = Readonly<Record<(typeof csvColumns)[number], string>>;

const valueOf = (value: AuditChange['before']): string => (Array.isArray(value) ? value.join(' ') : String(value ?? ''));
const changeOf = ({ field, before, after }: AuditChange): string => `${field}: ${valueOf(before)} → ${valueOf(after)}`;

/**
 * Formats audit entries as CSV. Times are ISO 8601 in UTC; actions, fields, and values are the API's. For project tokens, the user is
 * empty.
 */
export function auditCsv(entries: readonly AuditEntry[], texts: AuditCsvTexts): string {
  const head = csvColumns.map((column) => texts[column]);
  const rows = entries.map(({ createdAt, actor, token, action, subject, changes }) => [
    createdAt,
    actor?.displayName ?? null,
    actor?.id ?? null,
    token?.name ?? null,
    token?.id ?? null,
    action,
    subject.name,
    subject.id,
    changes.map(changeOf).join('; '),
  ]);
  return formatCsv([head, ...rows]);
}

const pageSize = 100;

/** Loads all matching entries, newest first. Stops at a page without new entries, even if the API claims to have more. */
export async function listAllAuditEntries(client: ApiClient, projectId: string, filters: AuditFilters): Promise<AuditEntry[]> {
  const entries = new Map<string, AuditEntry>();
  for (let lastId: string | undefined; ;) {
    const page = await listAuditEntries(client, { projectId, ...auditQuery(filters), limit: pageSize, lastId });
    const before = entries.size;
    for (const entry of page.data) entries.set(entry.id, entry);
    lastId = page.data.at(-1)?.id;
    if (!page.hasMore || entries.size === before) return [...entries.values()];
  }
}

/** Downloads all matching entries as CSV, not just the loaded ones. */
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
