import { appState, dashboardSectionSlugs } from '@onepoint/app-state';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sectionSlugOf } from '../paths.ts';

/** Remembers the section being looked at, so that "Go to dashboard" leads back to it. Only known sections are stored. */
export function useRememberSection(): void {
  const slug = sectionSlugOf(useLocation().pathname);
  useEffect(() => {
    const section = dashboardSectionSlugs.find((known) => known === slug);
    if (section !== undefined || slug === '') appState.set({ selectedLastUrlKeyInDashboard: section ?? null });
  }, [slug]);
}
