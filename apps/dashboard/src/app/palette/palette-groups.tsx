import { may, type Action, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { docsIndexGroups } from '@onepoint/navigation';
import { BookOpen, Braces, type LucideIcon, ScrollText, Settings, TriangleAlert, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { CommandGroup } from '../../features/command-palette/command-palette.tsx';
import { hasWords } from '../../features/command-palette/search-commands.ts';
import { useDocsIndex } from '../../features/command-palette/use-docs-index.ts';
import { findRequestId } from '../../features/requests/requests-filters.ts';
import { profileSections, settingsSections, type ListedSectionId } from '../../shared/section-card/sections.ts';
import { pageLanguage, paths } from '../paths.ts';

export function iconOf(Icon: LucideIcon) {
  return <Icon size={18} strokeWidth={1.5} aria-hidden />;
}

const sectionTitles = {
  'project-name': 'settings.name.title',
  'spend-limit': 'settings.spendLimit.title',
  alerts: 'settings.alerts.title',
  'email-notifications': 'settings.emails.title',
  webhooks: 'settings.webhooks.title',
  'api-tokens': 'settings.tokens.title',
  'alert-history': 'settings.history.title',
  'project-id': 'settings.id.title',
  'danger-zone': 'settings.danger.zone',
  names: 'profile.names.title',
  emails: 'profile.emails.title',
  wallets: 'profile.wallets.title',
  password: 'profile.password.title',
  sessions: 'profile.sessions.title',
  'personal-tokens': 'profile.tokens.title',
  display: 'profile.display.title',
  'delete-account': 'profile.delete.title',
} as const satisfies Record<ListedSectionId, string>;

/** Permission a role needs to see a section. */
const sectionActions: Partial<Record<ListedSectionId, Action>> = { webhooks: 'settings:update', 'api-tokens': 'token:manage' };

export function useSectionGroups(project: Project | undefined): readonly CommandGroup[] {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const toCommand = (id: ListedSectionId, path: string, page: 'settings' | 'profile') => ({
    id: `section:${id}`,
    label: t(sectionTitles[id]),
    note: t(`shell.${page}`),
    // Lets users find the danger zone by the names of its actions.
    keywords: id === 'danger-zone' ? `${t('settings.danger.leave.title')} ${t('settings.danger.title')}` : undefined,
    icon: iconOf(page === 'settings' ? Settings : UserRound),
    run: () => void navigate(`${path}#${id}`),
  });
  const shown = settingsSections.filter((id) => {
    if (!project) return false;
    const action = sectionActions[id];
    return action === undefined || may(project.role, action);
  });
  return [
    {
      id: 'settings',
      label: t('shell.settings'),
      searchOnly: true,
      commands: shown.map((id) => toCommand(id, paths.settings, 'settings')),
    },
    {
      id: 'profile',
      label: t('shell.profile'),
      searchOnly: true,
      commands: profileSections.map((id) => toCommand(id, paths.profile, 'profile')),
    },
  ];
}

const docsIcons = { docs: BookOpen, methods: Braces, errors: TriangleAlert } as const;

/** Finds documentation pages, JSON-RPC methods, and errors by name or words in their description; errors also by number. */
export function useDocsIndexGroups(): readonly CommandGroup[] {
  const { t } = useTranslation('modals');
  const entries = useDocsIndex(pageLanguage);
  return docsIndexGroups.map((group) => ({
    id: `index.${group}`,
    label: t(`palette.groups.index.${group}`),
    searchOnly: true,
    commands: entries
      .filter((entry) => entry.group === group)
      .map(({ title, description, words, path }) => ({
        // Without slashes, like the IDs of all stored commands.
        id: `${group}:${path.slice(1).replaceAll('/', '.')}`,
        label: title,
        note: description,
        isFoundBy: (query) => hasWords(`${title} ${words} ${description}`, query),
        icon: iconOf(docsIcons[group]),
        run: () => location.assign(path),
      })),
  }));
}

/** Offers to open a request when its ID is typed or pasted. */
export function useRequestOffer(project: Project | undefined): (query: string) => CommandGroup | undefined {
  const { t } = useTranslation(['modals', 'dashboard']);
  const navigate = useNavigate();
  return (query) => {
    const requestId = findRequestId(query);
    if (requestId === null || !project || !may(project.role, 'statistics:read')) return undefined;
    return {
      id: 'request',
      label: t('dashboard:requests.title'),
      commands: [
        {
          id: `request:${requestId}`,
          label: t('modals:palette.openRequest', { id: requestId }),
          icon: iconOf(ScrollText),
          run: () => void navigate(paths.request(requestId)),
        },
      ],
    };
  };
}
