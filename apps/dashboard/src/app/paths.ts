import { appState } from '@onepoint/app-state';
import { routableLanguageCodes, type LanguageCode } from '@onepoint/i18n';
import { builtLanguageCodes } from '@onepoint/i18n/load-dictionary';
import { localePath, parseLanguagePrefix } from '@onepoint/navigation';
import { publicConfig, siteConfig } from '@onepoint/site-config';

/** Paths without a language prefix. */
const logicalPaths = {
  login: '/login',
  ssoCallback: '/sso-callback',
  workspace: '/workspace',
  workspaceProjects: '/workspace/projects',
  profile: '/workspace/profile',
  invitation: '/workspace/invitation',
  unsubscribe: '/workspace/unsubscribe',
  dashboard: '/dashboard',
  getStarted: '/dashboard/get-started',
  apiKeys: '/dashboard/private-key',
  statistics: '/dashboard/statistics',
  usage: '/dashboard/usage',
  requests: '/dashboard/requests',
  plans: '/dashboard/plans',
  payments: '/dashboard/payments',
  transactions: '/dashboard/transactions',
  statements: '/dashboard/transactions/statements',
  promocode: '/dashboard/promo-code',
  referrals: '/dashboard/referrals',
  partners: '/dashboard/partners',
  providers: '/dashboard/providers',
  providerStatistics: '/dashboard/providers/statistics',
  providerRewards: '/dashboard/providers/rewards',
  settings: '/dashboard/settings',
  webhooks: '/dashboard/settings/webhooks',
  members: '/dashboard/settings/members',
  auditLog: '/dashboard/settings/audit-log',
  workspaceChartLab: '/workspace/dev/chart',
  workspaceTokenLab: '/workspace/dev/jwt',
  workspaceWalletLab: '/workspace/dev/wagmi',
  chartLab: '/dashboard/dev/chart',
  tokenLab: '/dashboard/dev/jwt',
  walletLab: '/dashboard/dev/wagmi',
} as const;

export const routedLanguages: readonly LanguageCode[] = routableLanguageCodes.filter((code) => builtLanguageCodes.includes(code));

/**
 * The payment provider has one return URL for all languages. Returns the localized path, or undefined for any other URL.
 *
 * @param last language last used in the dashboard, or null
 */
export function paymentReturnAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  last: string | null,
): string | undefined {
  const isReturn = pathname === logicalPaths.payments && new URLSearchParams(search).has('order_id');
  return isReturn && routedLanguages.some((code) => code === last) ? localePath(pathname, last ?? '') + search + hash : undefined;
}

const address = paymentReturnAddress(location, appState.getState().dashboardLocale);
// Must run before the router reads the URL.
if (address !== undefined) history.replaceState(history.state, '', address);

/** The page's language, from its URL. Switching it loads a new page. */
export const pageLanguage = parseLanguagePrefix(location.pathname, routedLanguages).language as LanguageCode;

const localize = (path: string): string => localePath(path, pageLanguage);

const localPaths = Object.fromEntries(Object.entries(logicalPaths).map(([name, path]) => [name, localize(path)])) as Record<
  keyof typeof logicalPaths,
  string
>;

/** The app's paths in the page's language. */
export const paths = {
  ...localPaths,
  apiKey: (apiKeyId: string) => `${localPaths.apiKeys}/${encodeURIComponent(apiKeyId)}`,
  statement: (month: string) => `${localPaths.statements}/${encodeURIComponent(month)}`,
  webhook: (webhookId: string) => `${localPaths.webhooks}/${encodeURIComponent(webhookId)}`,
  request: (requestId: string) => `${localPaths.requests}/${encodeURIComponent(requestId)}`,
} as const;

/** Pages of the marketing site, which need a full page load. */
export const sitePaths = {
  home: localize('/'),
  docs: localize('/docs'),
  quickStart: localize('/docs/quick-start'),
  pricing: localize('/pricing'),
  chains: localize('/chains'),
  requestsGuide: localize('/docs/requests'),
} as const;

export const errorDocsPath = (code: string): string => localize(`/docs/errors/${code}`);

/** Pages of other apps, which need a full page load. */
export const otherPaths = { apiReference: '/api/reference', playground: '/playground/' } as const;

export const supportUrl = siteConfig.socialLinks.discord;

/** The site's own status page, or one on another website that stays up when the service is down. */
export const statusPage: { readonly href: string; readonly external: boolean } =
  publicConfig.statusPageUrl === ''
    ? { href: localize('/service-status'), external: false }
    : { href: publicConfig.statusPageUrl, external: true };

/** Page category for error reports: the dashboard section, or the first path segment elsewhere. */
export function findPageKind(pathname: string): string {
  const [, area = '', section = ''] = parseLanguagePrefix(pathname, routedLanguages).pathname.split('/');
  return area === 'dashboard' && section !== '' ? section : area;
}

/** Home page URL with a referral code. The site stores the code until the visitor signs up. */
export function referralLink(code: string): string {
  const url = new URL(sitePaths.home, location.origin);
  url.searchParams.set('ref', code);
  return url.href;
}
