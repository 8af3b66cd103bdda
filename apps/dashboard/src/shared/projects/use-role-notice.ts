import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useEffect, useRef } from 'react';
import { notify } from '../overlays/notify.ts';
import { projectName } from './project-name.ts';
import { useRoleName } from './use-role-name.ts';

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
