import {
  Activity,
  ArrowLeftRight,
  BookOpen,
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
  MessageCircle,
  ReceiptText,
  ScrollText,
  Server,
  Settings,
  TicketPercent,
  TrendingUp,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { isDevMode } from '../../shared/dev-mode.ts';
import { paths, sitePaths, statusPage, supportUrl } from '../paths.ts';

interface MenuEntry {
  /** Translation key: `dashboard:shell.{id}`. */
  readonly id: string;
  readonly icon: LucideIcon;
}

export interface MenuItem extends MenuEntry {
  readonly id:
    | 'apiKeys'
    | 'statistics'
    | 'usage'
    | 'requests'
    | 'plans'
    | 'payments'
    | 'transactions'
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
  /** Marks the item as current on this exact path only, not on nested paths. */
  readonly exact?: boolean;
  /** Another path on which the item is current. */
  readonly also?: string;
}

export interface MenuLink extends MenuEntry {
  readonly id: 'docs' | 'support' | 'status';
  readonly href: string;
  /** Opens another website in a new tab. @default false */
  readonly external?: boolean;
}

export interface MenuGroup<Entry extends MenuEntry = MenuItem | MenuLink> {
  /** Translation key: `dashboard:shell.groups.{id}`. */
  readonly id: 'project' | 'billing' | 'team' | 'settings' | 'resources' | 'provider' | 'developer' | 'workspace';
  /** Shows the group's name as a heading; otherwise only screen readers get it. @default false */
  readonly titled?: boolean;
  readonly items: readonly Entry[];
}

const devMenu = (chartLab: string, tokenLab: string, walletLab: string): ReadonlyArray<MenuGroup<MenuItem>> =>
  isDevMode
    ? [
        {
          id: 'developer',
          titled: true,
          items: [
            { id: 'chartLab', path: chartLab, icon: ChartSpline },
            { id: 'tokenLab', path: tokenLab, icon: FileKey2 },
            { id: 'walletLab', path: walletLab, icon: FlaskConical },
          ],
        },
      ]
    : [];

const providerMenu: MenuGroup<MenuItem> = {
  id: 'provider',
  titled: true,
  items: [
    { id: 'providers', path: paths.providers, icon: Server, exact: true },
    { id: 'providerStatistics', path: paths.providerStatistics, icon: TrendingUp },
    ...(isDevMode ? [{ id: 'providerRewards', path: paths.providerRewards, icon: Coins } as const] : []),
  ],
};

interface DashboardMenuParameters {
  isProvider: boolean;
}

export function dashboardMenu({ isProvider }: DashboardMenuParameters): ReadonlyArray<MenuGroup<MenuItem>> {
  return [
    {
      id: 'project',
      items: [
        { id: 'apiKeys', path: paths.dashboard, icon: KeyRound, exact: true, also: paths.apiKeys },
        { id: 'statistics', path: paths.statistics, icon: ChartNoAxesColumn },
        { id: 'usage', path: paths.usage, icon: Gauge },
        { id: 'requests', path: paths.requests, icon: ScrollText },
      ],
    },
    ...(isProvider ? [providerMenu] : []),
    {
      id: 'billing',
      titled: true,
      items: [
        { id: 'plans', path: paths.plans, icon: Layers },
        { id: 'payments', path: paths.payments, icon: ReceiptText },
        { id: 'transactions', path: paths.transactions, icon: ArrowLeftRight },
        { id: 'promocode', path: paths.promocode, icon: TicketPercent },
      ],
    },
    {
      id: 'team',
      titled: true,
      items: [
        { id: 'members', path: paths.members, icon: Users },
        { id: 'auditLog', path: paths.auditLog, icon: History },
      ],
    },
    { id: 'settings', items: [{ id: 'settings', path: paths.settings, icon: Settings, exact: true }] },
    ...devMenu(paths.chartLab, paths.tokenLab, paths.walletLab),
  ];
}

export const resourcesMenu: MenuGroup = {
  id: 'resources',
  items: [
    { id: 'docs', href: sitePaths.docs, icon: BookOpen },
    { id: 'support', href: supportUrl, icon: MessageCircle, external: true },
    { id: 'status', ...statusPage, icon: Activity },
    { id: 'referrals', path: paths.referrals, icon: Gift, also: paths.partners },
  ],
};

/** Linked from the referral program and the command palette. */
export const partnersMenu: MenuGroup<MenuItem> = { id: 'resources', items: [{ id: 'partners', path: paths.partners, icon: Handshake }] };

export const settingsMenu: MenuGroup<MenuItem> = {
  id: 'settings',
  items: [
    { id: 'settings', path: paths.settings, icon: Settings, exact: true, also: paths.webhooks },
    { id: 'members', path: paths.members, icon: Users },
    { id: 'auditLog', path: paths.auditLog, icon: History },
  ],
};

export const workspaceMenu: ReadonlyArray<MenuGroup<MenuItem>> = [
  {
    id: 'workspace',
    items: [
      { id: 'projects', path: paths.workspace, icon: LayoutGrid, exact: true },
      { id: 'profile', path: paths.profile, icon: UserRound },
    ],
  },
  ...devMenu(paths.workspaceChartLab, paths.workspaceTokenLab, paths.workspaceWalletLab),
];
