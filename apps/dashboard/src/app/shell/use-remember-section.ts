import { appState, useAppState } from '@onepoint/app-state';
import type { Project } from '@onepoint/api-contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { findSection, isProviderSection, sectionPath } from '../paths.ts';

/**
 * Remembers the section being looked at, so that "Go to dashboard" leads back to it. Only known sections are stored, and those of providers
 * in projects that are providers.
 *
 * @param project the current one, undefined until it is there
 */
export function useRememberSection(project: Pick<Project, 'isProvider'> | undefined): void {
  const section = findSection(useLocation().pathname);
  const isProvider = project?.isProvider;
  useEffect(() => {
    if (section === undefined || (isProviderSection(section) && !isProvider)) return;
    appState.set({ selectedLastUrlKeyInDashboard: section });
  }, [section, isProvider]);
}

/**
 * Where the way to the dashboard leads: to the section looked at last, if the current project has it.
 *
 * @param project the current one, undefined until it is there
 */
export function useLastSectionPath(project: Pick<Project, 'isProvider'> | undefined): string {
  const section = useAppState('selectedLastUrlKeyInDashboard');
  return sectionPath(isProviderSection(section) && !project?.isProvider ? null : section);
}
