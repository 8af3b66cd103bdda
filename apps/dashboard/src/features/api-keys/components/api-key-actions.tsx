import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Pause, Pencil, Play, RotateCw, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import styles from './api-key-actions.module.css';

export interface ApiKeyCommands {
  onPause: (apiKey: ApiKey) => void;
  onResume: (apiKey: ApiKey) => void;
  onRename: (apiKey: ApiKey) => void;
  onRotate: (apiKey: ApiKey) => void;
  onDelete: (apiKey: ApiKey) => void;
}

export interface ApiKeyActionsProps extends ApiKeyCommands {
  apiKey: ApiKey;
}

/** What can be done with a key, each action named with the key it is for. */
export function ApiKeyActions({ apiKey, onPause, onResume, onRename, onRotate, onDelete }: ApiKeyActionsProps) {
  const { t } = useTranslation('dashboard');
  const { name, status } = apiKey;
  // The button turns into its opposite at the first click; the second of a double click would take it back.
  const once = (command: (apiKey: ApiKey) => void) => (event: MouseEvent) => {
    if (event.detail <= 1) command(apiKey);
  };
  return (
    <span className={styles.actions}>
      {status === 'active' ? (
        <IconButton size="sm" name={t('apiKeys.pause', { name })} icon={<Pause aria-hidden />} onClick={once(onPause)} />
      ) : (
        <IconButton size="sm" name={t('apiKeys.resume', { name })} icon={<Play aria-hidden />} onClick={once(onResume)} />
      )}
      <IconButton size="sm" name={t('apiKeys.rename', { name })} icon={<Pencil aria-hidden />} onClick={() => onRename(apiKey)} />
      <IconButton size="sm" name={t('apiKeys.rotate', { name })} icon={<RotateCw aria-hidden />} onClick={() => onRotate(apiKey)} />
      <IconButton size="sm" name={t('apiKeys.delete', { name })} icon={<Trash2 aria-hidden />} onClick={() => onDelete(apiKey)} />
    </span>
  );
}
