import type { AuditEntry } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useNow } from '../../../shared/format/use-now.ts';

export interface AuditHeadlineParameters {
  /** Undefined while they are loading. */
  entries: readonly AuditEntry[] | undefined;
  hasMore: boolean;
  filtered: boolean;
}

/** The screen's first line: when something was changed last, or how many changes match. */
export function useAuditHeadline({ entries, hasMore, filtered }: AuditHeadlineParameters): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useNow();
  const last = entries?.[0];
  if (entries === undefined) return undefined;
  if (last === undefined) return t(filtered ? 'auditLog.headline.noMatch' : 'auditLog.headline.none');
  const count = entries.length;
  if (filtered && hasMore) return t('auditLog.headline.atLeast', { formatted: format.number(count) });
  if (filtered) return t('auditLog.headline.found', { count, formatted: format.number(count) });
  return t('auditLog.headline.last', {
    when: format.relative(last.createdAt, Math.max(now, Date.parse(last.createdAt))),
    actor: last.actor?.displayName ?? t('auditLog.service'),
  });
}
