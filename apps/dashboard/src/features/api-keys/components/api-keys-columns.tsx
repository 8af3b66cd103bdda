import type { ApiKey } from '@onepoint/api-contract';
import type { useTranslation } from '@onepoint/i18n';
import { Link } from '@onepoint/ui-kit/link';
import type { TableColumn } from '@onepoint/ui-kit/table';
import type { useFormat } from '../../../shared/format/use-format.ts';
import { renderRouterLink } from '../../../shared/link/router-link.tsx';
import { ApiKeyActions, type ApiKeyCommands } from './api-key-actions.tsx';
import { ApiKeyStatus } from './api-key-status.tsx';
import { LastUsed } from './last-used.tsx';
import { NearLimit } from './near-limit.tsx';
import { ShortenedKey } from './shortened-key.tsx';
import styles from './api-keys-columns.module.css';

export interface ApiKeysColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  apiKeyPath: (apiKeyId: string) => string;
  /** Null where the reader's role does not allow changing keys. */
  commands: ApiKeyCommands | null;
}

export function apiKeysColumns({ t, format, apiKeyPath, commands }: ApiKeysColumnsParameters): TableColumn<ApiKey>[] {
  const columns: TableColumn<ApiKey>[] = [
    {
      id: 'name',
      header: t('apiKeys.columns.name'),
      rowHeader: true,
      cell: ({ id, name }) => (
        <Link tone="quiet" href={apiKeyPath(id)} render={renderRouterLink} className={styles.name}>
          {name}
        </Link>
      ),
    },
    { id: 'key', header: t('apiKeys.columns.key'), cell: (apiKey) => <ShortenedKey apiKey={apiKey} /> },
    { id: 'status', header: t('apiKeys.columns.status'), cell: ({ status }) => <ApiKeyStatus status={status} /> },
    { id: 'today', header: t('apiKeys.columns.requestsToday'), align: 'end', cell: ({ requestsToday }) => format.number(requestsToday) },
    { id: 'limits', header: t('apiKeys.columns.limits'), cell: (apiKey) => <NearLimit apiKey={apiKey} /> },
    { id: 'lastUsed', header: t('apiKeys.columns.lastUsed'), cell: ({ lastUsedAt }) => <LastUsed at={lastUsedAt} /> },
  ];
  if (!commands) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: t('apiKeys.columns.actions'),
      hideHeader: true,
      align: 'end',
      cell: (apiKey) => <ApiKeyActions apiKey={apiKey} {...commands} />,
    },
  ];
}
