import { listAuditEntries, type ApiClient } from '@onepoint/api-client';
import type { AuditEntry } from '@onepoint/api-contract';
import { auditQuery } from './audit-query.ts';
import type { AuditFilters } from './audit-filters.ts';

const pageSize = 100;

/** Every entry that matches, newest first, page by page. A page that brings nothing new ends it, whatever it says of more. */
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
