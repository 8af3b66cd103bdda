import { contract, type AuditEntry, type PublicUser } from '@onepoint/api-contract';
import { defineRoute } from '../../routing/define-route.ts';
import { auditViewer, toPublicUser } from '../users/public-user.ts';
import type { AuditEntryRow } from './audit-entries.repository.ts';

export const listAuditEntries = defineRoute(contract.listAuditEntries, async ({ params, query }, { audit, users }) => {
  const rows = await audit.list({ projectId: params.projectId, ...query });
  const page = rows.slice(0, query.limit);
  const actorIds = new Set(page.flatMap(({ actorId }) => actorId ?? []));
  const publicUsers = await users.listPublicUsers([...actorIds], auditViewer);
  return { data: page.map((row) => toAuditEntry(row, publicUsers)), hasMore: rows.length > page.length };
});

function toAuditEntry(row: AuditEntryRow, users: ReadonlyMap<string, PublicUser>): AuditEntry {
  const { id, action, actorId, tokenId, tokenName, subjectType, subjectId, subjectName, changes, createdAt } = row;
  return {
    id,
    action,
    actor: actorId === null ? null : (users.get(actorId) ?? toPublicUser(actorId, null)),
    token: tokenId === null ? null : { id: tokenId, name: tokenName ?? '' },
    subject: { type: subjectType, id: subjectId, name: subjectName },
    changes,
    createdAt: createdAt.toISOString(),
  };
}
