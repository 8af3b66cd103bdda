import type { Provider } from '@onepoint/api-contract';
import type { useTranslation } from '@onepoint/i18n';
import type { TableColumn } from '@onepoint/ui-kit/table';
import type { useFormat } from '../../../shared/format/use-format.ts';
import { ProviderActions, type ProviderCommands } from './provider-actions.tsx';
import { ProviderChain } from './provider-chain.tsx';
import { ProviderHealthBadge } from './provider-health-badge.tsx';
import { ProviderName } from './provider-name.tsx';
import styles from './providers-columns.module.css';

export interface ProvidersColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  chainName: (slug: string) => string;
  /** Undefined where the reader may only look. */
  commands: ProviderCommands | undefined;
}

export function providersColumns({ t, format, chainName, commands }: ProvidersColumnsParameters): TableColumn<Provider>[] {
  const numberOr = (value: number | null): string => (value === null ? '—' : format.number(value));
  const actions: TableColumn<Provider> = {
    id: 'actions',
    header: t('providers.columns.actions'),
    hideHeader: true,
    align: 'end',
    cell: (provider) => (commands ? <ProviderActions provider={provider} {...commands} /> : null),
  };
  return [
    { id: 'name', header: t('providers.columns.name'), rowHeader: true, cell: (provider) => <ProviderName provider={provider} /> },
    { id: 'chain', header: t('providers.columns.chain'), cell: ({ chain }) => <ProviderChain slug={chain} name={chainName(chain)} /> },
    {
      id: 'health',
      header: t('providers.columns.health'),
      cell: (provider) => (
        <span className={styles.health}>
          <ProviderHealthBadge provider={provider} />
          {provider.latencyMs === null ? null : (
            <span className={styles.latency}>{t('providers.ms', { value: format.number(provider.latencyMs) })}</span>
          )}
        </span>
      ),
    },
    {
      id: 'weight',
      header: t('providers.columns.weight'),
      align: 'end',
      cell: ({ weight }) => format.number(weight),
      sortValue: ({ weight }) => weight,
    },
    { id: 'height', header: t('providers.columns.height'), align: 'end', cell: ({ blockHeight }) => numberOr(blockHeight) },
    { id: 'lag', header: t('providers.columns.lag'), align: 'end', cell: ({ lagBlocks }) => numberOr(lagBlocks) },
    {
      id: 'today',
      header: t('providers.columns.today'),
      align: 'end',
      cell: ({ requestsToday }) => format.number(requestsToday),
      sortValue: ({ requestsToday }) => requestsToday,
    },
    ...(commands ? [actions] : []),
  ];
}
