import { useTranslation } from '@onepoint/i18n';
import { auditGroups } from '../data/audit-groups.ts';

/** Names of actions, groups and fields. A newer one that has no text here is shown as the API says it. */
export function useAuditTexts() {
  const { t, i18n } = useTranslation('dashboard');
  const named = (kind: 'groups' | 'actions' | 'fields', key: string): string => {
    const path = `auditLog.${kind}.${key}`;
    return i18n.exists(path, { ns: 'dashboard' }) ? t(path as 'auditLog.groups.project') : key;
  };
  const groupName = (group: string): string => named('groups', group);
  return {
    fieldName: (field: string): string => named('fields', field),
    /** Every group followed by its actions, for a list to choose from. */
    actionOptions: [...auditGroups].flatMap(([group, actions]) => [
      { value: group, label: t('auditLog.allOf', { group: groupName(group) }) },
      ...(actions.length > 1 ? actions : []).map((action) => ({
        value: action,
        label: t('auditLog.oneOf', { group: groupName(group), action: named('actions', action) }),
      })),
    ]),
  };
}
