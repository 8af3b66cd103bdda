import { roles, type Role, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { isPlanId } from '@onepoint/plans-domain';
import { useEffect, useRef } from 'react';
import { notify } from '../overlays/notify.ts';

/** What a project is called on screen: a dash where it has no name. */
export function projectName({ name }: { readonly name: string }): string {
  return name.trim() === '' ? '—' : name;
}

/** Names a plan in words; one that this version does not know is shown as it is. */
export function usePlanName(): (planId: string) => string {
  const { t } = useTranslation('dashboard');
  return (planId) => (isPlanId(planId) ? t(`plans.${planId}`) : planId);
}

const isRole = (role: string): role is Role => roles.some((known) => known === role);

/** Names a role in words; one that this version does not know is shown as it is. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('dashboard');
  return (role) => (isRole(role) ? t(`projects.roles.${role}`) : role);
}

/** Says in words that the reader's role in the shown project was changed by somebody else while they look at it. */
export function useRoleNotice(project: Pick<Project, 'id' | 'name' | 'role'> | undefined): void {
  const { t } = useTranslation('dashboard');
  const roleName = useRoleName();
  const known = useRef(project);
  useEffect(() => {
    const before = known.current;
    known.current = project;
    if (before === undefined || project === undefined || before.id !== project.id || before.role === project.role) return;
    notify('info', { title: t('shell.roleChanged', { name: projectName(project), role: roleName(project.role) }) });
  });
}
