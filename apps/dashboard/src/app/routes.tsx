import { Navigate, type RouteObject } from 'react-router';
import { devRoute, lazyIndex, lazyRoute } from './lazy-route.ts';
import { useAppNavigation } from './navigation.ts';
import { paths, referralLink } from './paths.ts';
import { PageError, RootError } from './routes/page-error.tsx';
import { RootLayout } from './shell/root-layout.tsx';

/** Keeps the frame on screen when a page fails. */
const inFrame = (pages: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageError, children: pages }];

const redirect = (from: string, to: string): RouteObject => ({ path: from, caseSensitive: true, element: <Navigate to={to} replace /> });

const labs = (chartPath: string, tokenPath: string, walletPath: string): RouteObject[] => [
  devRoute(chartPath, async () => (await import('../features/chart-lab/chart-lab-page.tsx')).ChartLabPage),
  devRoute(tokenPath, async () => (await import('../features/token-lab/token-lab-page.tsx')).TokenLabPage),
  devRoute(walletPath, async () => (await import('../features/wallet-lab/wallet-lab-page.tsx')).WalletLabPage),
];

const sessionPages: RouteObject[] = [
  lazyRoute(`${paths.login}/*`, async () => {
    const { LoginPage } = await import('../features/session/login-page.tsx');
    return function LoginRoute() {
      return <LoginPage path={paths.login} workspacePath={paths.workspace} navigation={useAppNavigation()} />;
    };
  }),
  lazyRoute(paths.ssoCallback, async () => {
    const { SsoCallbackPage } = await import('../features/session/sso-callback-page.tsx');
    return () => <SsoCallbackPage loginPath={paths.login} workspacePath={paths.workspace} />;
  }),
];

/** Pages linked from emails. They work with and without a session. */
const emailLinkPages: RouteObject[] = [
  lazyRoute(paths.invitation, async () => (await import('./routes/email-link-routes.tsx')).InvitationRoute),
  lazyRoute(paths.unsubscribe, async () => (await import('./routes/email-link-routes.tsx')).UnsubscribeRoute),
];

const workspacePages: RouteObject[] = [
  lazyIndex(async () => (await import('./routes/workspace-route.tsx')).WorkspaceRoute),
  redirect(paths.workspaceProjects, paths.workspace),
  lazyRoute(paths.profile, async () => (await import('./routes/profile-route.tsx')).ProfileRoute),
  ...labs(paths.workspaceChartLab, paths.workspaceTokenLab, paths.workspaceWalletLab),
  lazyRoute('*', async () => (await import('./routes/not-found-route.tsx')).NotFound),
];

const providerPages: RouteObject[] = [
  lazyRoute(paths.providers, async () => (await import('../features/providers/providers-page.tsx')).ProvidersPage),
  lazyRoute(
    paths.providerStatistics,
    async () => (await import('../features/providers/provider-statistics-page.tsx')).ProviderStatisticsPage,
  ),
  devRoute(paths.providerRewards, async () => (await import('../features/providers/provider-rewards-page.tsx')).ProviderRewardsPage),
];

const dashboardPages: RouteObject[] = [
  lazyIndex(async () => {
    const { ApiKeysPage } = await import('../features/api-keys/api-keys-page.tsx');
    return () => <ApiKeysPage paths={paths} />;
  }),
  lazyRoute(paths.getStarted, async () => {
    const { GetStartedPage } = await import('../features/api-keys/get-started-page.tsx');
    return () => <GetStartedPage paths={paths} />;
  }),
  redirect(paths.apiKeys, paths.dashboard),
  lazyRoute(`${paths.apiKeys}/:apiKeyId`, async () => (await import('./routes/api-key-route.tsx')).ApiKeyRoute),
  lazyRoute(paths.statistics, async () => (await import('./routes/statistics-route.tsx')).StatisticsRoute),
  lazyRoute(paths.usage, async () => {
    const { UsagePage } = await import('../features/usage/usage-page.tsx');
    return () => <UsagePage settingsPath={paths.settings} apiKeyPath={paths.apiKey} />;
  }),
  lazyRoute(paths.requests, async () => (await import('./routes/requests-route.tsx')).RequestsRoute),
  lazyRoute(`${paths.requests}/:requestId`, async () => (await import('./routes/requests-route.tsx')).RequestRoute),
  lazyRoute(paths.plans, async () => (await import('../features/plans/plans-page.tsx')).PlansPage),
  lazyRoute(paths.payments, async () => (await import('./routes/payments-route.tsx')).PaymentsRoute),
  lazyRoute(paths.transactions, async () => (await import('./routes/transactions-route.tsx')).TransactionsRoute),
  lazyRoute(paths.statements, async () => (await import('./routes/transactions-route.tsx')).StatementsRoute),
  lazyRoute(`${paths.statements}/:month`, async () => (await import('./routes/transactions-route.tsx')).StatementRoute),
  lazyRoute(paths.promocode, async () => (await import('../features/payments/promocode-page.tsx')).PromocodePage),
  lazyRoute(paths.referrals, async () => {
    const { ReferralsPage } = await import('../features/referrals/referrals-page.tsx');
    return () => <ReferralsPage linkOf={referralLink} partnersPath={paths.partners} />;
  }),
  lazyRoute(paths.partners, async () => {
    const { PartnersPage } = await import('../features/referrals/partners-page.tsx');
    return () => <PartnersPage linkOf={referralLink} referralsPath={paths.referrals} />;
  }),
  lazyRoute(undefined, async () => (await import('./routes/dashboard-not-found-route.tsx')).ProviderOnly, providerPages),
  lazyRoute(paths.settings, async () => (await import('./routes/settings-route.tsx')).SettingsRoute),
  lazyRoute(`${paths.webhooks}/:webhookId`, async () => (await import('./routes/webhook-route.tsx')).WebhookRoute),
  lazyRoute(paths.members, async () => (await import('./routes/members-route.tsx')).MembersRoute),
  lazyRoute(paths.auditLog, async () => (await import('../features/audit-log/audit-log-page.tsx')).AuditLogPage),
  ...labs(paths.chartLab, paths.tokenLab, paths.walletLab),
  lazyRoute('*', async () => (await import('./routes/dashboard-not-found-route.tsx')).UnknownSection),
];

const signedInPages: RouteObject[] = [
  { path: paths.workspace, caseSensitive: true, children: inFrame(workspacePages) },
  lazyRoute(paths.dashboard, async () => (await import('./routes/signed-in-layouts.tsx')).DashboardLayout, inFrame(dashboardPages)),
];

/** Each page is a separate chunk. The layouts around it load in parallel. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [
      ...sessionPages,
      ...emailLinkPages,
      lazyRoute(undefined, async () => (await import('./routes/signed-in-layouts.tsx')).SessionLayout, signedInPages),
      lazyRoute('*', async () => (await import('./routes/not-found-route.tsx')).NotFoundPage),
    ],
  },
];
