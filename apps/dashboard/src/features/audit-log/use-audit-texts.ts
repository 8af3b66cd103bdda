import type { AuditChange, AuditEntry } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { usePaymentTypeName } from '../../shared/use-payment-type-name.ts';
import { usePlanName, useRoleName } from '../../shared/projects/project-names.ts';
import { auditGroups } from './audit-filters.ts';

/** Fields whose values are in cents. */
const moneyFields = new Set(['amount', 'balance', 'credited', 'fee', 'lowBalance', 'promoBalance', 'spendLimit']);

export function useAuditValue(): (field: string, value: Exclude<AuditChange['before'], string[]>) => string {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const planName = usePlanName();
  const roleName = useRoleName();
  const paymentTypeName = usePaymentTypeName();
  const words: Record<string, (value: string) => string> = {
    role: roleName,
    paymentType: paymentTypeName,
    usageCommitment: planName,
    nextUsageCommitment: planName,
    last4: (last4) => `…${last4}`,
    expiresAt: (instant) => format.date(instant, { style: 'dateTime' }),
    previousSecretEndsAt: (instant) => format.date(instant, { style: 'dateTime' }),
    status: (status) => {
      if (status === 'active' || status === 'paused') return t(`apiKeys.status.${status}`);
      return status === 'submitted' || status === 'approved' || status === 'declined' ? t(`auditLog.applicationStatus.${status}`) : status;
    },
  };
  return (field, value) => {
    if (value === null || value === '') return t('auditLog.nothing');
    if (typeof value === 'number' && moneyFields.has(field)) return format.money(value);
    if (typeof value === 'number') return format.number(value);
    return words[field]?.(String(value)) ?? String(value);
  };
}

/** Names actions, groups, and fields. Returns unknown ones unchanged. */
export function useAuditTexts() {
  const { t, i18n } = useTranslation('dashboard');
  const named = (kind: 'groups' | 'actions' | 'fields', key: string): string => {
    const path = `auditLog.${kind}.${key}`;
    return i18n.exists(path, { ns: 'dashboard' }) ? t(path as 'auditLog.groups.project') : key;
  };
  const groupName = (group: string): string => named('groups', group);
  return {
    fieldName: (field: string): string => named('fields', field),
    /** Each group, followed by its actions. */
    actionOptions: [...auditGroups].flatMap(([group, actions]) => [
      { value: group, label: t('auditLog.allOf', { group: groupName(group) }) },
      ...(actions.length > 1 ? actions : []).map((action) => ({
        value: action,
        label: t('auditLog.oneOf', { group: groupName(group), action: named('actions', action) }),
      })),
    ]),
  };
}

export function useActorName(): (entry: Pick<AuditEntry, 'actor' | 'token'>) => string {
  const { t } = useTranslation('dashboard');
  return ({ actor, token }) => {
    if (actor === null) return token === null ? t('auditLog.service') : t('auditLog.token', { name: token.name });
    return token === null ? actor.displayName : t('auditLog.actorWithToken', { actor: actor.displayName, token: token.name });
  };
}

interface AuditHeadlineParameters {
  /** Undefined while loading. */
  entries: readonly AuditEntry[] | undefined;
  hasMore: boolean;
  filtered: boolean;
}

export function useAuditHeadline({ entries, hasMore, filtered }: AuditHeadlineParameters): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useNow();
  const actorName = useActorName();
  const last = entries?.[0];
  if (entries === undefined) return undefined;
  if (last === undefined) return t(filtered ? 'auditLog.headline.noMatch' : 'auditLog.headline.none');
  const count = entries.length;
  if (filtered && hasMore) return t('auditLog.headline.atLeast', { formatted: format.number(count) });
  if (filtered) return t('auditLog.headline.found', { count, formatted: format.number(count) });
  return t('auditLog.headline.last', {
    when: format.relative(last.createdAt, Math.max(now, Date.parse(last.createdAt))),
    actor: actorName(last),
  });
}
