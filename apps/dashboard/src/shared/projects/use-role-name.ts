import { roles, type Role } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';

const isRole = (role: string): role is Role => roles.some((known) => known === role);

/** Names a role in words; one that this version does not know is shown as it is. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('dashboard');
  return (role) => (isRole(role) ? t(`projects.roles.${role}`) : role);
}
