import { may, type Project } from '@onepoint/api-contract';
import { appState, themeModes, useAppState } from '@onepoint/app-state';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { FolderPlus, KeyRound, Languages, LogOut, Monitor, Moon, Sun, Wallet } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useOpenCreateApiKey } from '../../features/api-keys/api-key-commands.ts';
import type { Command, CommandGroup } from '../../features/command-palette/command-palette.tsx';
import { openDeposit } from '../../features/payments/payments.modals.ts';
import { useOpenCreateProject } from '../../features/projects/use-open-create-project.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { paths } from '../paths.ts';
import { preferences } from '../preferences.modals.ts';
import { iconOf } from './icon-of.tsx';

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const;

/** What can be done from anywhere. What the reader's role does not allow is not offered. */
export function useActionGroup(project: Project | undefined): CommandGroup {
  const { t } = useTranslation(['modals', 'common']);
  const navigate = useNavigate();
  const { signOut } = useSession();
  const notifyError = useNotifyError();
  const themeMode = useAppState('themeMode');
  const createProject = useOpenCreateProject(() => void navigate(paths.dashboard));
  const createApiKey = useOpenCreateApiKey(project?.id ?? '');
  const commands: Command[] = [
    {
      id: 'action:createProject',
      label: t('modals:palette.actions.createProject'),
      keywords: t('modals:palette.keywords.createProject'),
      icon: iconOf(FolderPlus),
      run: () => void createProject(),
    },
  ];
  if (project && may(project.role, 'apiKey:manage')) {
    commands.push({
      id: 'action:createKey',
      label: t('modals:palette.actions.createKey'),
      keywords: t('modals:palette.keywords.createKey'),
      icon: iconOf(KeyRound),
      run: () => void createApiKey(),
    });
  }
  if (project && may(project.role, 'payment:create')) {
    commands.push({
      id: 'action:deposit',
      label: t('modals:palette.actions.deposit'),
      keywords: t('modals:palette.keywords.deposit'),
      icon: iconOf(Wallet),
      run: () => openDeposit(project.id),
    });
  }
  for (const mode of themeModes.filter((other) => other !== themeMode)) {
    commands.push({
      id: `action:theme.${mode}`,
      label: t(`modals:palette.actions.${mode}`),
      keywords: t('modals:palette.keywords.theme'),
      icon: iconOf(themeIcons[mode]),
      run: () => appState.set({ themeMode: mode }),
    });
  }
  commands.push(
    {
      id: 'action:language',
      label: t('modals:palette.actions.language'),
      keywords: t('modals:palette.keywords.language'),
      icon: iconOf(Languages),
      run: () => void preferences.open('language'),
    },
    {
      id: 'action:signOut',
      label: t('modals:palette.actions.signOut'),
      keywords: t('modals:palette.keywords.signOut'),
      icon: iconOf(LogOut),
      run: () => void signOut().catch((error: unknown) => notifyError(t('common:errors.request'), error)),
    },
  );
  return { id: 'actions', label: t('modals:palette.groups.actions'), commands };
}
