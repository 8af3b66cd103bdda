import { listApiKeysQueryOptions } from '@onepoint/api-client';
import { type ApiKey, type Project, may } from '@onepoint/api-contract';
import { useAppState, appState, themeModes } from '@onepoint/app-state';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import type { ModalControls } from '@onepoint/modal-stack';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { skipToken, useQuery } from '@tanstack/react-query';
import {
  Activity,
  KeyRound,
  FolderPlus,
  Languages,
  LogOut,
  Monitor,
  MessageCircle,
  Moon,
  Sun,
  Wallet,
  BookOpen,
  Braces,
  FlaskConical,
  House,
  Link2,
  Rocket,
  Tag,
  type LucideIcon,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { useOpenCreateApiKey } from '../../features/api-keys/api-key-commands.ts';
import { CommandPalette, type CommandGroup, type Command } from '../../features/command-palette/command-palette.tsx';
import { openDeposit } from '../../features/payments/payments.modals.ts';
import { useOpenCreateProject } from '../../features/projects/use-open-create-project.ts';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { chooseProject, findCurrentProject, useProjects } from '../../shared/projects/project-context.ts';
import { projectName } from '../../shared/projects/project-names.ts';
import { iconOf, useDocsIndexGroups, useRequestOffer, useSectionGroups } from './palette-groups.tsx';
import { paths, otherPaths, sitePaths, statusPage, supportUrl } from '../paths.ts';
import { dashboardMenu, partnersMenu, resourcesMenu, workspaceMenu, type MenuGroup } from '../shell/menu-items.ts';
import { preferences } from '../shell/shell.modals.ts';

export function PaletteModal({ close }: ModalControls) {
  const { data: projects = [] } = useProjects();
  const current = findCurrentProject(projects, useAppState('projectId'));
  const groups = [
    ...usePageGroups(current),
    useProjectGroup(projects, current?.id),
    useKeyGroup(current),
    useActionGroup(current),
    ...useSectionGroups(current),
    useDocGroup(),
    ...useDocsIndexGroups(),
  ];
  return <CommandPalette groups={groups} offer={useRequestOffer(current)} onClose={() => close()} />;
}

/** Project pages need a project, provider pages a provider project. */
function usePageGroups(project: Pick<Project, 'isProvider'> | undefined): readonly CommandGroup[] {
  const { t } = useTranslation(['dashboard', 'modals']);
  const navigate = useNavigate();
  const commandsOf = (area: string, groups: readonly MenuGroup[]): Command[] =>
    groups.flatMap((group) =>
      group.items
        .filter((item) => 'path' in item)
        .map(({ id, path, icon }) => ({
          id: `page:${area}.${id}`,
          label: t(`dashboard:shell.${id}`),
          note: group.titled ? t(`dashboard:shell.groups.${group.id}`) : undefined,
          icon: iconOf(icon),
          run: () => void navigate(path),
        })),
    );
  const workspace = { id: 'workspace', label: t('modals:palette.groups.workspace'), commands: commandsOf('workspace', workspaceMenu) };
  if (!project) return [workspace];
  const menu = [...dashboardMenu(project), resourcesMenu, partnersMenu];
  // The menu doesn't list it; the setup checklist links to it.
  const getStarted = {
    id: 'page:dashboard.getStarted',
    label: t('dashboard:getStarted.title'),
    note: t('dashboard:getStarted.send'),
    icon: iconOf(Rocket),
    run: () => void navigate(paths.getStarted),
  };
  return [{ id: 'pages', label: t('modals:palette.groups.pages'), commands: [...commandsOf('dashboard', menu), getStarted] }, workspace];
}

/** Selecting a project makes it current and opens its dashboard. */
function useProjectGroup(projects: readonly Project[], currentId: string | undefined): CommandGroup {
  const { t } = useTranslation('modals');
  const navigate = useNavigate();
  return {
    id: 'projects',
    label: t('palette.groups.projects'),
    commands: projects.map((project) => ({
      id: `project:${project.id}`,
      label: projectName(project),
      note: project.id === currentId ? t('palette.current') : undefined,
      keywords: `${t('palette.keywords.project')} ${project.id}`,
      icon: <Avatar name={projectName(project)} shape="square" size={20} />,
      run: () => {
        chooseProject(project.id);
        void navigate(paths.dashboard);
      },
    })),
  };
}

/** Empty while the keys load. */
function useKeyGroup(project: Project | undefined): CommandGroup {
  const { t } = useTranslation('modals');
  const navigate = useNavigate();
  const client = useApiClient();
  const { queryKey, queryFn } = listApiKeysQueryOptions(client, { projectId: project?.id ?? '' });
  const isAsked = project !== undefined && may(project.role, 'apiKey:read');
  const { data: apiKeys = [] } = useQuery({ queryKey, queryFn: isAsked && queryFn ? queryFn : skipToken });
  return {
    id: 'keys',
    label: t('palette.groups.keys'),
    commands: apiKeys.map((apiKey) => ({
      id: `key:${apiKey.id}`,
      label: apiKey.name,
      note: `${apiKey.prefix}…${apiKey.last4}`,
      isFoundBy: (query) => isKeyQuery(apiKey, query),
      icon: iconOf(KeyRound),
      run: () => void navigate(paths.apiKey(apiKey.id)),
    })),
  };
}

/** Matches exact queries only: all secrets and IDs share a prefix, so a query with just the prefix would match every key. */
function isKeyQuery({ id, prefix, last4 }: Pick<ApiKey, 'id' | 'prefix' | 'last4'>, query: string): boolean {
  if (query === id || query === last4) return true;
  return query.length >= prefix.length + last4.length && query.startsWith(prefix) && query.endsWith(last4);
}

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const;

/** Omits actions the user's role doesn't allow. */
function useActionGroup(project: Project | undefined): CommandGroup {
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

const pages = [
  ['docs', sitePaths.docs, BookOpen],
  ['quickStart', sitePaths.quickStart, Rocket],
  ['apiReference', otherPaths.apiReference, Braces],
  ['pricing', sitePaths.pricing, Tag],
  ['chains', sitePaths.chains, Link2],
  ['playground', otherPaths.playground, FlaskConical],
  ['status', statusPage.href, Activity],
  ['support', supportUrl, MessageCircle],
  ['home', sitePaths.home, House],
] as const satisfies readonly (readonly [string, string, LucideIcon])[];

/** Opens pages outside this app with a full page load. */
function useDocGroup(): CommandGroup {
  const { t } = useTranslation('modals');
  return {
    id: 'docs',
    label: t('palette.groups.docs'),
    commands: pages.map(([id, path, icon]) => ({
      id: `doc:${id}`,
      label: t(`palette.docs.${id}`),
      keywords: t('palette.keywords.docs'),
      icon: iconOf(icon),
      run: () => location.assign(path),
    })),
  };
}
