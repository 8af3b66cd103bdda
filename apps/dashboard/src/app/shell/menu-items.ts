import { ChartNoAxesColumn, Gauge, KeyRound, LayoutGrid, Settings, type LucideIcon } from 'lucide-react';
import { paths } from '../paths.ts';

export interface MenuItem {
  /** Name of its text: `dashboard:shell.{id}`. */
  readonly id: 'apiKeys' | 'statistics' | 'usage' | 'settings' | 'projects';
  readonly path: string;
  readonly icon: LucideIcon;
  /** The item is current on its own path alone, not on those below it. */
  readonly exact?: boolean;
  /** Further paths on which it is current. */
  readonly also?: string;
}

/** Sections of a project, in the menu's order. */
export const dashboardMenu: readonly MenuItem[] = [
  { id: 'apiKeys', path: paths.dashboard, icon: KeyRound, exact: true, also: paths.apiKeys },
  { id: 'statistics', path: paths.statistics, icon: ChartNoAxesColumn },
  { id: 'usage', path: paths.usage, icon: Gauge },
  { id: 'settings', path: paths.settings, icon: Settings },
];

export const workspaceMenu: readonly MenuItem[] = [{ id: 'projects', path: paths.workspace, icon: LayoutGrid, exact: true }];
