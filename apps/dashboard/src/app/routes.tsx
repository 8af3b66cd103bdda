import { Navigate, type RouteObject } from 'react-router';
import { devRoute } from './dev-route.ts';
import { lazyIndex, lazyRoute } from './lazy-route.ts';
import { paths } from './paths.ts';
import { PageError } from './routes/page-error.tsx';
import { RootError } from './routes/root-error.tsx';
import { RootLayout } from './shell/root-layout.tsx';

/** A page that fails leaves the frame around it. */
const inFrame = (pages: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageError, children: pages }];

const workspacePages: RouteObject[] = [
  lazyIndex(() => import('./routes/workspace-route.tsx')),
  { path: paths.workspaceProjects, caseSensitive: true, element: <Navigate to={paths.workspace} replace /> },
  lazyRoute(paths.profile, () => import('./routes/profile-route.tsx')),
  devRoute(paths.workspaceChartLab, () => import('./routes/chart-lab-route.tsx')),
  devRoute(paths.workspaceTokenLab, () => import('./routes/token-lab-route.tsx')),
  devRoute(paths.workspaceWalletLab, () => import('./routes/wallet-lab-route.tsx')),
  lazyRoute('*', () => import('./routes/unknown-page-route.tsx')),
];

const dashboardPages: RouteObject[] = [
  lazyIndex(() => import('./routes/api-keys-route.tsx')),
  { path: paths.apiKeys, caseSensitive: true, element: <Navigate to={paths.dashboard} replace /> },
  lazyRoute(`${paths.apiKeys}/:apiKeyId`, () => import('./routes/api-key-route.tsx')),
  lazyRoute(paths.statistics, () => import('./routes/statistics-route.tsx')),
  lazyRoute(paths.usage, () => import('./routes/usage-route.tsx')),
  lazyRoute(paths.plans, () => import('./routes/plans-route.tsx')),
  lazyRoute(paths.payments, () => import('./routes/payments-route.tsx')),
  lazyRoute(paths.promocode, () => import('./routes/promocode-route.tsx')),
  lazyRoute(paths.referrals, () => import('./routes/referrals-route.tsx')),
  lazyRoute(paths.partners, () => import('./routes/partners-route.tsx')),
  lazyRoute(paths.providers, () => import('./routes/providers-route.tsx')),
  lazyRoute(paths.providerStatistics, () => import('./routes/provider-statistics-route.tsx')),
  devRoute(paths.providerRewards, () => import('./routes/provider-rewards-route.tsx')),
  lazyRoute(paths.settings, () => import('./routes/settings-route.tsx')),
  lazyRoute(paths.members, () => import('./routes/members-route.tsx')),
  lazyRoute(paths.auditLog, () => import('./routes/audit-log-route.tsx')),
  devRoute(paths.chartLab, () => import('./routes/chart-lab-route.tsx')),
  devRoute(paths.tokenLab, () => import('./routes/token-lab-route.tsx')),
  devRoute(paths.walletLab, () => import('./routes/wallet-lab-route.tsx')),
  lazyRoute('*', () => import('./routes/unknown-section-route.tsx')),
];

/** Every page of the app. Each is fetched when it is gone to, once the click is drawn; frame and screen of an address are fetched side by side. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [
      lazyRoute(`${paths.login}/*`, () => import('./routes/login-route.tsx')),
      lazyRoute(paths.ssoCallback, () => import('./routes/sso-callback-route.tsx')),
      lazyRoute(undefined, () => import('./routes/session-route.tsx'), [
        lazyRoute(paths.workspace, () => import('./routes/workspace-layout-route.tsx'), inFrame(workspacePages)),
        lazyRoute(paths.dashboard, () => import('./routes/dashboard-layout-route.tsx'), inFrame(dashboardPages)),
      ]),
      lazyRoute('*', () => import('./routes/not-found-route.tsx')),
    ],
  },
];
