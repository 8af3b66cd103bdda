import {
  ChartNoAxesColumn,
  ChartSpline,
  FileKey2,
  Coins,
  FlaskConical,
  Gauge,
  Gift,
  Handshake,
  History,
  KeyRound,
  Layers,
  LayoutGrid,
  ReceiptText,
  Server,
  Settings,
  TicketPercent,
  TrendingUp,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { isDevMode } from '../../shared/dev-mode.ts';
import { paths } from '../paths.ts';

export interface MenuItem {
  /** Translation key: `dashboard:shell.{id}`. */
  readonly id:
    | 'apiKeys'
    | 'statistics'
    | 'usage'
    | 'plans'
    | 'payments'
    | 'promocode'
    | 'referrals'
    | 'partners'
    | 'providers'
    | 'providerStatistics'
    | 'providerRewards'
    | 'settings'
    | 'members'
    | 'auditLog'
    | 'projects'
    | 'profile'
    | 'chartLab'
    | 'tokenLab'
    | 'walletLab';
  readonly path: string;
  readonly icon: LucideIcon;
  /** Current on this exact path only, not on nested ones. */
  readonly exact?: boolean;
  /** Another path where the item is current. */
  readonly also?: string;
}

/** Developer pages, only in dev mode. */
const devMenu = (chartLab: string, tokenLab: string, walletLab: string): readonly MenuItem[] =>
  isDevMode
    ? [
        { id: 'chartLab', path: chartLab, icon: ChartSpline },
        { id: 'tokenLab', path: tokenLab, icon: FileKey2 },
        { id: 'walletLab', path: walletLab, icon: FlaskConical },
      ]
    : [];

export const dashboardMenu: readonly MenuItem[] = [
  { id: 'apiKeys', path: paths.dashboard, icon: KeyRound, exact: true, also: paths.apiKeys },
  { id: 'statistics', path: paths.statistics, icon: ChartNoAxesColumn },
  { id: 'usage', path: paths.usage, icon: Gauge },
  { id: 'plans', path: paths.plans, icon: Layers },
  { id: 'payments', path: paths.payments, icon: ReceiptText },
  { id: 'promocode', path: paths.promocode, icon: TicketPercent },
  { id: 'referrals', path: paths.referrals, icon: Gift },
  { id: 'partners', path: paths.partners, icon: Handshake },
  { id: 'settings', path: paths.settings, icon: Settings },
  ...devMenu(paths.chartLab, paths.tokenLab, paths.walletLab),
];

/** Additional sections of provider projects. */
export const providerMenu: readonly MenuItem[] = [
  { id: 'providers', path: paths.providers, icon: Server, exact: true },
  { id: 'providerStatistics', path: paths.providerStatistics, icon: TrendingUp },
  ...(isDevMode ? [{ id: 'providerRewards', path: paths.providerRewards, icon: Coins } as const] : []),
];

export const settingsMenu: readonly MenuItem[] = [
  { id: 'settings', path: paths.settings, icon: Settings, exact: true },
  { id: 'members', path: paths.members, icon: Users },
  { id: 'auditLog', path: paths.auditLog, icon: History },
];

export const workspaceMenu: readonly MenuItem[] = [
  { id: 'projects', path: paths.workspace, icon: LayoutGrid, exact: true },
  { id: 'profile', path: paths.profile, icon: UserRound },
  ...devMenu(paths.workspaceChartLab, paths.workspaceTokenLab, paths.workspaceWalletLab),
];
