import { dashboardSectionSlugs, type DashboardSectionSlug } from '@onepoint/app-state';
import { localePath } from '@onepoint/navigation';
import { logicalPaths } from './logical-paths.ts';
import { pageLanguage } from './page-language.ts';

const path = (logical: string): string => localePath(logical, pageLanguage);

type PathName = keyof typeof logicalPaths;

const localPaths = Object.fromEntries(Object.entries(logicalPaths).map(([name, logical]) => [name, path(logical)])) as Record<
  PathName,
  string
>;

/** Every path of this app, in the language of the page. No other file but that of the logical ones spells one. */
export const paths = {
  ...localPaths,
  apiKey: (apiKeyId: string) => `${localPaths.apiKeys}/${encodeURIComponent(apiKeyId)}`,
} as const;

/** Pages of the site that this app links to: full page loads. */
export const sitePaths = {
  home: path('/'),
  docs: path('/docs'),
  quickStart: path('/docs/quick-start'),
  pricing: path('/pricing'),
  chains: path('/chains'),
} as const;

/** Neither of this app nor of the site: full page loads. */
export const otherPaths = { apiReference: '/api/reference', playground: '/playground/' } as const;

/** A section of the dashboard by its slug (`DashboardSectionSlug`); null is the list of API keys. */
export function sectionPath(slug: string | null): string {
  return slug === null ? paths.dashboard : `${paths.dashboard}/${slug}`;
}

/** Whether a section exists in projects of providers alone. */
export function isProviderSection(slug: DashboardSectionSlug | null): boolean {
  return slug !== null && slug.startsWith('providers');
}

/** The section that a path of the dashboard is remembered as: null for the dashboard itself, undefined for what is not remembered. */
export function findSection(pathname: string): DashboardSectionSlug | null | undefined {
  return pathname === paths.dashboard ? null : dashboardSectionSlugs.find((slug) => sectionPath(slug) === pathname);
}
