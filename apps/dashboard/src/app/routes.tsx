import { Navigate, type RouteObject } from 'react-router';
import { devRoute } from './dev-route.ts';
import { lazyRoute } from './lazy-route.ts';
import { paths } from './paths.ts';
import { PageError } from './routes/page-error.tsx';
import { RootError } from './routes/root-error.tsx';
import { RootLayout } from './shell/root-layout.tsx';

const below = (parent: string, path: string): string => path.slice(parent.length + 1);

/** A page that fails leaves the frame around it. */
const inFrame = (pages: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageError, children: pages }];

const workspacePages: RouteObject[] = [
  { index: true, ...lazyRoute(() => import('./routes/workspace-route.tsx')) },
  { path: below(paths.workspace, paths.workspaceProjects), caseSensitive: true, element: <Navigate to={paths.workspace} replace /> },
  { path: below(paths.workspace, paths.profile), ...lazyRoute(() => import('./routes/profile-route.tsx')) },
  devRoute(below(paths.workspace, paths.workspaceChartLab), () => import('./routes/chart-lab-route.tsx')),
  devRoute(below(paths.workspace, paths.workspaceTokenLab), () => import('./routes/token-lab-route.tsx')),
  devRoute(below(paths.workspace, paths.workspaceWalletLab), () => import('./routes/wallet-lab-route.tsx')),
  { path: '*', ...lazyRoute(() => import('./routes/unknown-page-route.tsx')) },
];

const dashboardPages: RouteObject[] = [
  { index: true, ...lazyRoute(() => import('./routes/api-keys-route.tsx')) },
  { path: below(paths.dashboard, paths.apiKeys), caseSensitive: true, element: <Navigate to={paths.dashboard} replace /> },
  { path: `${below(paths.dashboard, paths.apiKeys)}/:apiKeyId`, ...lazyRoute(() => import('./routes/api-key-route.tsx')) },
  { path: below(paths.dashboard, paths.statistics), ...lazyRoute(() => import('./routes/statistics-route.tsx')) },
  { path: below(paths.dashboard, paths.usage), ...lazyRoute(() => import('./routes/usage-route.tsx')) },
  { path: below(paths.dashboard, paths.plans), ...lazyRoute(() => import('./routes/plans-route.tsx')) },
  { path: below(paths.dashboard, paths.payments), ...lazyRoute(() => import('./routes/payments-route.tsx')) },
  { path: below(paths.dashboard, paths.promocode), ...lazyRoute(() => import('./routes/promocode-route.tsx')) },
  { path: below(paths.dashboard, paths.referrals), ...lazyRoute(() => import('./routes/referrals-route.tsx')) },
  { path: below(paths.dashboard, paths.partners), ...lazyRoute(() => import('./routes/partners-route.tsx')) },
  { path: below(paths.dashboard, paths.providers), ...lazyRoute(() => import('./routes/providers-route.tsx')) },
  { path: below(paths.dashboard, paths.providerStatistics), ...lazyRoute(() => import('./routes/provider-statistics-route.tsx')) },
  devRoute(below(paths.dashboard, paths.providerRewards), () => import('./routes/provider-rewards-route.tsx')),
  { path: below(paths.dashboard, paths.settings), ...lazyRoute(() => import('./routes/settings-route.tsx')) },
  { path: below(paths.dashboard, paths.members), ...lazyRoute(() => import('./routes/members-route.tsx')) },
  { path: below(paths.dashboard, paths.auditLog), ...lazyRoute(() => import('./routes/audit-log-route.tsx')) },
  devRoute(below(paths.dashboard, paths.chartLab), () => import('./routes/chart-lab-route.tsx')),
  devRoute(below(paths.dashboard, paths.tokenLab), () => import('./routes/token-lab-route.tsx')),
  devRoute(below(paths.dashboard, paths.walletLab), () => import('./routes/wallet-lab-route.tsx')),
  { path: '*', ...lazyRoute(() => import('./routes/unknown-section-route.tsx')) },
];

/** Every page of the app. Each is fetched when it is gone to, once the click is drawn; frame and screen of an address are fetched side by side. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [
      { path: `${paths.login}/*`, ...lazyRoute(() => import('./routes/login-route.tsx')) },
      { path: paths.ssoCallback, ...lazyRoute(() => import('./routes/sso-callback-route.tsx')) },
      {
        ...lazyRoute(() => import('./routes/session-route.tsx')),
        children: [
          {
            path: paths.workspace,
            ...lazyRoute(() => import('./routes/workspace-layout-route.tsx')),
            children: inFrame(workspacePages),
          },
          {
            path: paths.dashboard,
            ...lazyRoute(() => import('./routes/dashboard-layout-route.tsx')),
            children: inFrame(dashboardPages),
          },
        ],
      },
      { path: '*', ...lazyRoute(() => import('./routes/not-found-route.tsx')) },
    ],
  },
];
