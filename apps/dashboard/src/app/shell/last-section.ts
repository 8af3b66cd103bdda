import type { Project } from '@onepoint/api-contract';
import { appState, dashboardSectionSlugs, type DashboardSectionSlug, useAppState } from '@onepoint/app-state';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';

/** Null is the API keys page. */
export function sectionPath(slug: string | null): string {
  return slug === null ? paths.dashboard : `${paths.dashboard}/${slug}`;
}

export function isProviderSection(slug: DashboardSectionSlug | null): boolean {
  return slug !== null && slug.startsWith('providers');
}

/** Returns null for the API keys page, undefined if the section isn't remembered. */
export function findSection(pathname: string): DashboardSectionSlug | null | undefined {
  return pathname === paths.dashboard ? null : dashboardSectionSlugs.find((slug) => sectionPath(slug) === pathname);
}

/**
 * Stores the current section, so that "Go to dashboard" returns to it. Stores provider sections only in provider projects.
 *
 * @param project undefined while it loads
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
 * Returns the path of the last visited section, or of the API keys page if the current project lacks that section.
 *
 * @param project undefined while it loads
 */
export function useLastSectionPath(project: Pick<Project, 'isProvider'> | undefined): string {
  const section = useAppState('selectedLastUrlKeyInDashboard');
  return sectionPath(isProviderSection(section) && !project?.isProvider ? null : section);
}
