import type { Provider } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import styles from './provider-actions.module.css';

export interface ProviderCommands {
  onToggle: (provider: Provider) => void;
  onEdit: (provider: Provider) => void;
  onDelete: (provider: Provider) => void;
  /** The node that is being paused or resumed. */
  togglingId: string | undefined;
}

/** What can be done with a node, each action named with which it is for. */
export function ProviderActions({ provider, onToggle, onEdit, onDelete, togglingId }: ProviderCommands & { provider: Provider }) {
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
