import { roles, type Project, type Role } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { isPlanId } from '@onepoint/plans-domain';
import { useEffect, useRef } from 'react';
import { notify } from '../overlays/notify.ts';

/** Returns a dash if the name is empty. */
export function projectName({ name }: { readonly name: string }): string {
  return name.trim() === '' ? '—' : name;
}

/** Returns unknown plans unchanged. */
export function usePlanName(): (planId: string) => string {
  const { t } = useTranslation('dashboard');
  return (planId) => (isPlanId(planId) ? t(`plans.${planId}`) : planId);
}

const isRole = (role: string): role is Role => roles.some((known) => known === role);

/** Returns unknown roles unchanged. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('dashboard');
  return (role) => (isRole(role) ? t(`projects.roles.${role}`) : role);
}

/** Shows a toast when someone else changes the user's role in the current project. */
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
