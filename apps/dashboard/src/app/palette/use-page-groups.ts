import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useNavigate } from 'react-router';
import type { CommandGroup } from '../../features/command-palette/command-palette.tsx';
import { dashboardMenu, providerMenu, settingsMenu, workspaceMenu, type MenuItem } from '../shell/menu-items.ts';
import { iconOf } from './icon-of.tsx';

/** Every page that a menu leads to. Those of a project only where there is one, those of a provider where it is one. */
export function usePageGroups(project: Pick<Project, 'isProvider'> | undefined): readonly CommandGroup[] {
  const { t } = useTranslation(['dashboard', 'modals']);
  const navigate = useNavigate();
  const commandsOf = (area: string, items: readonly MenuItem[], note?: string) =>
    items.map(({ id, path, icon }) => ({
      id: `page:${area}.${id}`,
      label: t(`dashboard:shell.${id}`),
      note,
      icon: iconOf(icon),
      run: () => void navigate(path),
    }));
  const ofSettings = settingsMenu.filter(({ path }) => !dashboardMenu.some((item) => item.path === path));
  const ofProvider = project?.isProvider ? commandsOf('dashboard', providerMenu) : [];
  const ofProject = [
    ...commandsOf('dashboard', dashboardMenu),
    ...ofProvider,
    ...commandsOf('settings', ofSettings, t('dashboard:shell.settings')),
  ];
  const workspace = { id: 'workspace', label: t('modals:palette.groups.workspace'), commands: commandsOf('workspace', workspaceMenu) };
  return project ? [{ id: 'pages', label: t('modals:palette.groups.pages'), commands: ofProject }, workspace] : [workspace];
}
