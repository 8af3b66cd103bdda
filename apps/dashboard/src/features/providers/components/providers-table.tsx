import { may, type Project, type Provider } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Table } from '@onepoint/ui-kit/table';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { useChainNames } from '../hooks/use-chain-names.ts';
import { useProviderRefusal } from '../hooks/use-provider-refusal.ts';
import { useUpdateProvider } from '../hooks/use-update-provider.ts';
import { providerModals } from '../providers.modals.ts';
import { providersColumns } from './providers-columns.tsx';

export interface ProvidersTableProps {
  project: Pick<Project, 'id' | 'role'>;
  /** Undefined while they are loading. */
  providers: readonly Provider[] | undefined;
}

/** Nodes with their health, and what may be done with them. */
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
