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

/** The slug of a dashboard path's section: `statistics` of `/dashboard/statistics/x`, empty for the dashboard itself. */
export function sectionSlugOf(pathname: string): string {
  return pathname.slice(paths.dashboard.length + 1).split('/', 1)[0] ?? '';
}
