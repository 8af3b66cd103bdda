import type { Role } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useMemo } from 'react';
import { rolePowers } from '../data/role-powers.ts';

/** Says in a sentence what a role may do. */
export function useRoleDescription(): (role: Role) => string {
  const { t, i18n } = useTranslation('modals');
  const list = useMemo(() => new Intl.ListFormat(i18n.language), [i18n.language]);
  return (role) => {
    const { powers, hidden } = rolePowers(role);
    if (powers.length > 0) return t('roleChoice.may', { actions: list.format(powers.map((name) => t(`roleChoice.powers.${name}`))) });
    if (hidden.length === 0) return t('roleChoice.readsAll');
    return t('roleChoice.readsAllBut', { hidden: list.format(hidden.map((name) => t(`roleChoice.reads.${name}`))) });
  };
}
