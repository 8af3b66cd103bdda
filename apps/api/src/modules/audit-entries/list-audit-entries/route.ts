import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { auditViewer } from '../../users/to-public-user.ts';
import { toAuditEntry } from '../to-audit-entry.ts';

export const listAuditEntries = defineRoute(contract.listAuditEntries, async ({ params, query }, { audit, users }) => {
  const rows = await audit.list({ projectId: params.projectId, ...query });
  const page = rows.slice(0, query.limit);
  const actorIds = new Set(page.flatMap(({ actorId }) => actorId ?? []));
  const publicUsers = await users.listPublicUsers([...actorIds], auditViewer);
  return { data: page.map((row) => toAuditEntry(row, publicUsers)), hasMore: rows.length > page.length };
});
