import { localePath } from '@onepoint/navigation';
import { pageLanguage } from './page-language.ts';

const path = (logical: string): string => localePath(logical, pageLanguage);

/** Every path of this app, in the language of the page. No other file spells one. */
export const paths = {
  login: path('/login'),
  ssoCallback: path('/sso-callback'),
  workspace: path('/workspace'),
  workspaceProjects: path('/workspace/projects'),
  profile: path('/workspace/profile'),
  dashboard: path('/dashboard'),
  apiKeys: path('/dashboard/private-key'),
  apiKey: (apiKeyId: string) => `${path('/dashboard/private-key')}/${encodeURIComponent(apiKeyId)}`,
  statistics: path('/dashboard/statistics'),
  usage: path('/dashboard/usage'),
  plans: path('/dashboard/plans'),
  payments: path('/dashboard/payments'),
  promocode: path('/dashboard/promo-code'),
  referrals: path('/dashboard/referrals'),
  partners: path('/dashboard/partners'),
  providers: path('/dashboard/providers'),
  providerStatistics: path('/dashboard/providers/statistics'),
  providerRewards: path('/dashboard/providers/rewards'),
  settings: path('/dashboard/settings'),
  members: path('/dashboard/settings/members'),
  auditLog: path('/dashboard/settings/audit-log'),
  workspaceChartLab: path('/workspace/dev/chart'),
  workspaceTokenLab: path('/workspace/dev/jwt'),
  workspaceWalletLab: path('/workspace/dev/wagmi'),
  chartLab: path('/dashboard/dev/chart'),
  tokenLab: path('/dashboard/dev/jwt'),
  walletLab: path('/dashboard/dev/wagmi'),
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
