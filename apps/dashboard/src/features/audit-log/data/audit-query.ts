import type { AuditFilters } from './audit-filters.ts';

/** The filters as the call takes them. */
export function auditQuery({ action, actorId, from, to }: AuditFilters) {
  return { action: action ?? undefined, actorId: actorId ?? undefined, from: from ?? undefined, to: to ?? undefined };
}
