import { Navigate, type RouteObject } from 'react-router';
import { devRoute } from './dev-route.ts';
import { paths } from './paths.ts';
import { RootError } from './routes/root-error.tsx';
import { RootLayout } from './shell/root-layout.tsx';

const below = (parent: string, path: string): string => path.slice(parent.length + 1);

/** Every page of the app. Each is fetched when it is gone to; frame and screen of an address are fetched side by side. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [
      { path: `${paths.login}/*`, lazy: () => import('./routes/login-route.tsx') },
      { path: paths.ssoCallback, lazy: () => import('./routes/sso-callback-route.tsx') },
      {
        lazy: () => import('./routes/session-route.tsx'),
        children: [
          {
            path: paths.workspace,
            lazy: () => import('./routes/workspace-layout-route.tsx'),
            children: [
              { index: true, lazy: () => import('./routes/workspace-route.tsx') },
              { path: below(paths.workspace, paths.workspaceProjects), element: <Navigate to={paths.workspace} replace /> },
              { path: below(paths.workspace, paths.profile), lazy: () => import('./routes/profile-route.tsx') },
              devRoute(below(paths.workspace, paths.workspaceChartLab), () => import('./routes/chart-lab-route.tsx')),
              devRoute(below(paths.workspace, paths.workspaceTokenLab), () => import('./routes/token-lab-route.tsx')),
              devRoute(below(paths.workspace, paths.workspaceWalletLab), () => import('./routes/wallet-lab-route.tsx')),
              { path: '*', lazy: () => import('./routes/not-found-route.tsx') },
            ],
          },
          {
            path: paths.dashboard,
            lazy: () => import('./routes/dashboard-layout-route.tsx'),
            children: [
              { index: true, lazy: () => import('./routes/api-keys-route.tsx') },
              { path: below(paths.dashboard, paths.apiKeys), element: <Navigate to={paths.dashboard} replace /> },
              { path: `${below(paths.dashboard, paths.apiKeys)}/:apiKeyId`, lazy: () => import('./routes/api-key-route.tsx') },
              { path: below(paths.dashboard, paths.statistics), lazy: () => import('./routes/statistics-route.tsx') },
              { path: below(paths.dashboard, paths.usage), lazy: () => import('./routes/usage-route.tsx') },
              { path: below(paths.dashboard, paths.plans), lazy: () => import('./routes/plans-route.tsx') },
              { path: below(paths.dashboard, paths.payments), lazy: () => import('./routes/payments-route.tsx') },
              { path: below(paths.dashboard, paths.promocode), lazy: () => import('./routes/promocode-route.tsx') },
              { path: below(paths.dashboard, paths.referrals), lazy: () => import('./routes/referrals-route.tsx') },
              { path: below(paths.dashboard, paths.partners), lazy: () => import('./routes/partners-route.tsx') },
              { path: below(paths.dashboard, paths.providers), lazy: () => import('./routes/providers-route.tsx') },
              { path: below(paths.dashboard, paths.providerStatistics), lazy: () => import('./routes/provider-statistics-route.tsx') },
              devRoute(below(paths.dashboard, paths.providerRewards), () => import('./routes/provider-rewards-route.tsx')),
              { path: below(paths.dashboard, paths.settings), lazy: () => import('./routes/settings-route.tsx') },
              { path: below(paths.dashboard, paths.members), lazy: () => import('./routes/members-route.tsx') },
              { path: below(paths.dashboard, paths.auditLog), lazy: () => import('./routes/audit-log-route.tsx') },
              devRoute(below(paths.dashboard, paths.chartLab), () => import('./routes/chart-lab-route.tsx')),
              devRoute(below(paths.dashboard, paths.tokenLab), () => import('./routes/token-lab-route.tsx')),
              devRoute(below(paths.dashboard, paths.walletLab), () => import('./routes/wallet-lab-route.tsx')),
              { path: '*', lazy: () => import('./routes/unknown-section-route.tsx') },
            ],
          },
        ],
      },
      { path: '*', lazy: () => import('./routes/not-found-route.tsx') },
    ],
  },
];
