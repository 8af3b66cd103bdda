import { auditActions } from '@onepoint/api-contract';
import { formatUrlFilters, parsePeriod, type PeriodFilter, useUrlFilters } from '../../shared/filter-select/url-filters.ts';

/** Actions by group, in the contract's order: `apiKey` contains `apiKey.create`, `apiKey.rename`, … */
export const auditGroups: ReadonlyMap<string, readonly string[]> = Map.groupBy<string, string>(
  auditActions,
  (action) => action.split('.', 1)[0] ?? action,
);

/** Kept in the URL, so that users can share views and go back. */
export interface AuditFilters extends PeriodFilter {
  /** Action (`apiKey.rotate`) or group (`apiKey`). Null for all. */
  readonly action: string | null;
  /** User ID. Null for all users. */
  readonly actorId: string | null;
}

export const noAuditFilters: AuditFilters = { action: null, actorId: null, from: null, to: null };

const actionPattern = /^[a-zA-Z]{1,32}(\.[a-zA-Z]{1,32})?$/;
const actorIdPattern = /^\P{Cc}{1,64}$/u;

/** Ignores invalid values. */
export function parseAuditFilters(search: URLSearchParams): AuditFilters {
  const action = search.get('action') ?? '';
  const actorId = search.get('actor') ?? '';
  return {
    action: actionPattern.test(action) ? action : null,
    actorId: actorIdPattern.test(actorId) ? actorId : null,
    ...parsePeriod(search),
  };
}

export const formatAuditFilters = ({ action, actorId, ...period }: AuditFilters, search: URLSearchParams): URLSearchParams =>
  formatUrlFilters({ action, actor: actorId, ...period }, search);

export function auditQuery({ action, actorId, from, to }: AuditFilters) {
  return { action: action ?? undefined, actorId: actorId ?? undefined, from: from ?? undefined, to: to ?? undefined };
}

export const useAuditFilters = (): [AuditFilters, (changes: Partial<AuditFilters>) => void] =>
  useUrlFilters(parseAuditFilters, formatAuditFilters);
