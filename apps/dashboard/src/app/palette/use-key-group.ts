import { listApiKeysQueryOptions } from '@onepoint/api-client';
import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { skipToken, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { CommandGroup } from '../../features/command-palette/command-palette.tsx';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { paths } from '../paths.ts';
import { iconOf } from './icon-of.tsx';

/** The current project's API keys: each opens its page. They are there once they are loaded. */
export function useKeyGroup(project: Project | undefined): CommandGroup {
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
      keywords: `${t('palette.keywords.key')} ${apiKey.id}`,
      icon: iconOf(KeyRound),
      run: () => void navigate(paths.apiKey(apiKey.id)),
    })),
  };
}
