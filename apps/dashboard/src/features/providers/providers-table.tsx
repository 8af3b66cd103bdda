import { may, type Project, type Provider } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge, type BadgeProps } from '@onepoint/ui-kit/badge';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { notify } from '../../shared/overlays/notify.ts';
import styles from './providers-table.module.css';
import { providerModals } from './providers.modals.ts';
import { useChainNames, useProviderRefusal, useUpdateProvider } from './providers.queries.ts';

interface ProvidersTableProps {
  project: Pick<Project, 'id' | 'role'>;
  /** Undefined while loading. */
  providers: readonly Provider[] | undefined;
}

export function ProvidersTable({ project: { id: projectId, role }, providers }: ProvidersTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const notifyError = useNotifyError();
  const refusalOf = useProviderRefusal();
  const { chainName } = useChainNames();
  const update = useUpdateProvider(projectId);
  const handleToggle = ({ id: providerId, name, status }: Provider): void =>
    update.mutate(
      { providerId, status: status === 'paused' ? 'active' : 'paused' },
      {
        onError: (error) => {
          const title = t('providers.failed.toggle', { name });
          const refusal = refusalOf(error);
          if (refusal === undefined) notifyError(title, error);
          else notify('error', { title, message: refusal });
        },
      },
    );
  const commands = {
    onToggle: handleToggle,
    onEdit: (provider: Provider) => void providerModals.open('edit-provider', { projectId, provider }),
    onDelete: (provider: Provider) => void providerModals.open('delete-provider', { projectId, provider }),
    togglingId: update.isPending ? update.variables.providerId : undefined,
  };
  return (
    <Table
      caption={t('providers.table')}
      columns={providersColumns({ t, format, chainName, commands: may(role, 'provider:manage') ? commands : undefined })}
      rows={providers ?? []}
      rowId={({ id }) => id}
      loadingRows={providers ? 0 : 3}
    />
  );
}

interface ProvidersColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  chainName: (slug: string) => string;
  /** Undefined if the user can only view nodes. */
  commands: ProviderCommands | undefined;
}

function providersColumns({ t, format, chainName, commands }: ProvidersColumnsParameters): TableColumn<Provider>[] {
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

function ProviderName({ provider: { name, url } }: { provider: Pick<Provider, 'name' | 'url'> }) {
  return (
    <span className={styles.name}>
      <span>{name}</span>
      <span className={styles.url} title={url} translate="no">
        {url.replace(/^https?:\/\//u, '')}
      </span>
    </span>
  );
}

function ProviderChain({ slug, name }: { slug: string; name: string }) {
  return (
    <span className={styles.chain}>
      <ChainIcon chain={slug} size={16} />
      {name}
    </span>
  );
}

const tones = {
  healthy: 'positive',
  lagging: 'caution',
  unreachable: 'negative',
  notRpc: 'negative',
  wrongChain: 'negative',
  privateAddress: 'negative',
} as const satisfies Readonly<Record<string, BadgeProps['tone']>>;

const isKnown = (health: string): health is keyof typeof tones => Object.hasOwn(tones, health);

/** Shows "paused" or the last health check's result. Unknown values are shown verbatim. */
function ProviderHealthBadge({ provider: { status, health } }: { provider: Pick<Provider, 'status' | 'health'> }) {
  const { t } = useTranslation('dashboard');
  if (status === 'paused') return <Badge dot>{t('providers.health.paused')}</Badge>;
  if (!isKnown(health)) return <Badge translate="no">{health}</Badge>;
  return (
    <Badge tone={tones[health]} dot>
      {t(`providers.health.${health}`)}
    </Badge>
  );
}

interface ProviderCommands {
  onToggle: (provider: Provider) => void;
  onEdit: (provider: Provider) => void;
  onDelete: (provider: Provider) => void;
  /** Node being paused or resumed. */
  togglingId: string | undefined;
}

function ProviderActions({ provider, onToggle, onEdit, onDelete, togglingId }: ProviderCommands & { provider: Provider }) {
  const { t } = useTranslation('dashboard');
  const { name, status } = provider;
  return (
    <span className={styles.actions}>
      <IconButton
        size="sm"
        name={t(status === 'paused' ? 'providers.resume' : 'providers.pause', { name })}
        icon={status === 'paused' ? <Play aria-hidden /> : <Pause aria-hidden />}
        loading={togglingId === provider.id}
        onClick={() => onToggle(provider)}
      />
      <IconButton size="sm" name={t('providers.edit', { name })} icon={<Pencil aria-hidden />} onClick={() => onEdit(provider)} />
      <IconButton size="sm" name={t('providers.delete', { name })} icon={<Trash2 aria-hidden />} onClick={() => onDelete(provider)} />
    </span>
  );
}
