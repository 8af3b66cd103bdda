import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Table } from '@onepoint/ui-kit/table';
import { useFormat } from '../../../shared/format/use-format.ts';
import { apiKeysColumns, type ApiKeysColumnsParameters } from './api-keys-columns.tsx';

export interface ApiKeysTableProps extends Pick<ApiKeysColumnsParameters, 'apiKeyPath' | 'commands'> {
  /** Undefined while they are loading. */
  apiKeys: readonly ApiKey[] | undefined;
}

export function ApiKeysTable({ apiKeys, ...parameters }: ApiKeysTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Table
      caption={t('apiKeys.table')}
      columns={apiKeysColumns({ t, format, ...parameters })}
      rows={apiKeys ?? []}
      rowId={({ id }) => id}
      loadingRows={apiKeys ? 0 : 3}
    />
  );
}
