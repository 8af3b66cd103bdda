import { Navigate, type RouteObject } from 'react-router';
import { afterPaint } from './after-paint.ts';
import { devRoute } from './dev-route.ts';
import { paths } from './paths.ts';
import { RootError } from './routes/root-error.tsx';
import { RootLayout } from './shell/root-layout.tsx';

const below = (parent: string, path: string): string => path.slice(parent.length + 1);

/** Every page of the app. Each is fetched when it is gone to, once the click is drawn; frame and screen of an address are fetched side by side. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [
      { path: `${paths.login}/*`, lazy: afterPaint(() => import('./routes/login-route.tsx')) },
      { path: paths.ssoCallback, lazy: afterPaint(() => import('./routes/sso-callback-route.tsx')) },
      {
        lazy: afterPaint(() => import('./routes/session-route.tsx')),
        children: [
          {
            path: paths.workspace,
            lazy: afterPaint(() => import('./routes/workspace-layout-route.tsx')),
            children: [
              { index: true, lazy: afterPaint(() => import('./routes/workspace-route.tsx')) },
              { path: below(paths.workspace, paths.workspaceProjects), element: <Navigate to={paths.workspace} replace /> },
              { path: below(paths.workspace, paths.profile), lazy: afterPaint(() => import('./routes/profile-route.tsx')) },
              devRoute(below(paths.workspace, paths.workspaceChartLab), () => import('./routes/chart-lab-route.tsx')),
              devRoute(below(paths.workspace, paths.workspaceTokenLab), () => import('./routes/token-lab-route.tsx')),
              devRoute(below(paths.workspace, paths.workspaceWalletLab), () => import('./routes/wallet-lab-route.tsx')),
              { path: '*', lazy: afterPaint(() => import('./routes/unknown-page-route.tsx')) },
            ],
          },
          {
            path: paths.dashboard,
            lazy: afterPaint(() => import('./routes/dashboard-layout-route.tsx')),
            children: [
              { index: true, lazy: afterPaint(() => import('./routes/api-keys-route.tsx')) },
              { path: below(paths.dashboard, paths.apiKeys), element: <Navigate to={paths.dashboard} replace /> },
              { path: `${below(paths.dashboard, paths.apiKeys)}/:apiKeyId`, lazy: afterPaint(() => import('./routes/api-key-route.tsx')) },
              { path: below(paths.dashboard, paths.statistics), lazy: afterPaint(() => import('./routes/statistics-route.tsx')) },
              { path: below(paths.dashboard, paths.usage), lazy: afterPaint(() => import('./routes/usage-route.tsx')) },
              { path: below(paths.dashboard, paths.plans), lazy: afterPaint(() => import('./routes/plans-route.tsx')) },
              { path: below(paths.dashboard, paths.payments), lazy: afterPaint(() => import('./routes/payments-route.tsx')) },
              { path: below(paths.dashboard, paths.promocode), lazy: afterPaint(() => import('./routes/promocode-route.tsx')) },
              { path: below(paths.dashboard, paths.referrals), lazy: afterPaint(() => import('./routes/referrals-route.tsx')) },
              { path: below(paths.dashboard, paths.partners), lazy: afterPaint(() => import('./routes/partners-route.tsx')) },
              { path: below(paths.dashboard, paths.providers), lazy: afterPaint(() => import('./routes/providers-route.tsx')) },
              {
                path: below(paths.dashboard, paths.providerStatistics),
                lazy: afterPaint(() => import('./routes/provider-statistics-route.tsx')),
              },
              devRoute(below(paths.dashboard, paths.providerRewards), () => import('./routes/provider-rewards-route.tsx')),
              { path: below(paths.dashboard, paths.settings), lazy: afterPaint(() => import('./routes/settings-route.tsx')) },
              { path: below(paths.dashboard, paths.members), lazy: afterPaint(() => import('./routes/members-route.tsx')) },
              { path: below(paths.dashboard, paths.auditLog), lazy: afterPaint(() => import('./routes/audit-log-route.tsx')) },
              devRoute(below(paths.dashboard, paths.chartLab), () => import('./routes/chart-lab-route.tsx')),
              devRoute(below(paths.dashboard, paths.tokenLab), () => import('./routes/token-lab-route.tsx')),
              devRoute(below(paths.dashboard, paths.walletLab), () => import('./routes/wallet-lab-route.tsx')),
              { path: '*', lazy: afterPaint(() => import('./routes/unknown-section-route.tsx')) },
            ],
          },
        ],
      },
      { path: '*', lazy: afterPaint(() => import('./routes/not-found-route.tsx')) },
    ],
  },
];
