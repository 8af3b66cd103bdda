import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Link } from '@onepoint/ui-kit/link';
import { Menu } from '@onepoint/ui-kit/menu';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { Ellipsis, Pause, Pencil, Play, RotateCw, ShieldCheck, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import styles from './api-keys-table.module.css';
import { nearestLimit, nearShare } from './api-keys.rules.ts';

export interface ApiKeysTableProps extends Pick<ApiKeysColumnsParameters, 'apiKeyPath' | 'commands'> {
  /** Undefined while loading. */
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
      rowLinks
    />
  );
}

interface ApiKeysColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  apiKeyPath: (apiKeyId: string) => string;
  /** Null if the user's role doesn't allow changing keys. */
  commands: ApiKeyCommands | null;
}

function apiKeysColumns({ t, format, apiKeyPath, commands }: ApiKeysColumnsParameters): TableColumn<ApiKey>[] {
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
      corner: true,
      align: 'end',
      cell: (apiKey) => <ApiKeyMenu apiKey={apiKey} rulesPath={`${apiKeyPath(apiKey.id)}?view=rules`} {...commands} />,
    },
  ];
}

/** Shows a secret's first and last characters; the dashboard doesn't have the rest. */
export function ShortenedKey({ apiKey }: { apiKey: Pick<ApiKey, 'prefix' | 'last4'> }) {
  return (
    <code className={styles.key} translate="no" dir="ltr">
      {apiKey.prefix}
      <span className={styles.hidden}>…</span>
      {apiKey.last4}
    </code>
  );
}

const tones = { active: 'positive', paused: 'caution' } as const;

export function ApiKeyStatus({ status }: Pick<ApiKey, 'status'>) {
  const { t } = useTranslation('dashboard');
  return (
    <Badge tone={tones[status]} dot>
      {t(`apiKeys.status.${status}`)}
    </Badge>
  );
}

export interface ApiKeyCommands {
  onPause: (apiKey: ApiKey) => void;
  onResume: (apiKey: ApiKey) => void;
  onRename: (apiKey: ApiKey) => void;
  onRotate: (apiKey: ApiKey) => void;
  onDelete: (apiKey: ApiKey) => void;
}

interface ApiKeyActionsProps extends ApiKeyCommands {
  apiKey: ApiKey;
}

interface ApiKeyMenuProps extends ApiKeyActionsProps {
  rulesPath: string;
}

function ApiKeyMenu({ apiKey, rulesPath, ...commands }: ApiKeyMenuProps) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const actions: Readonly<Record<string, () => void>> = {
    rename: () => commands.onRename(apiKey),
    pause: () => commands.onPause(apiKey),
    resume: () => commands.onResume(apiKey),
    rotate: () => commands.onRotate(apiKey),
    limits: () => void navigate(rulesPath),
    delete: () => commands.onDelete(apiKey),
  };
  const change = [
    { id: 'rename', label: t('apiKeys.menu.rename'), icon: <Pencil size={16} aria-hidden /> },
    { id: 'limits', label: t('apiKeys.views.rules'), icon: <ShieldCheck size={16} aria-hidden /> },
    { id: 'rotate', label: t('apiKeys.menu.rotate'), icon: <RotateCw size={16} aria-hidden /> },
    apiKey.status === 'active'
      ? { id: 'pause', label: t('apiKeys.menu.pause'), icon: <Pause size={16} aria-hidden /> }
      : { id: 'resume', label: t('apiKeys.menu.resume'), icon: <Play size={16} aria-hidden /> },
  ];
  const remove = { id: 'delete', label: t('apiKeys.menu.delete'), icon: <Trash2 size={16} aria-hidden />, tone: 'negative' } as const;
  return (
    <Menu
      iconOnly
      size="sm"
      placement="bottom end"
      label={t('apiKeys.menu.label', { name: apiKey.name })}
      trigger={<Ellipsis aria-hidden />}
      groups={[
        { id: 'change', items: change },
        { id: 'remove', items: [remove] },
      ]}
      onAction={(id) => actions[id]?.()}
    />
  );
}

/** Icon buttons whose accessible names include the key's name. */
export function ApiKeyActions({ apiKey, onPause, onResume, onRename, onRotate, onDelete }: ApiKeyActionsProps) {
  const { t } = useTranslation('dashboard');
  const { name, status } = apiKey;
  // The first click turns the button into its opposite. Ignore the second click of a double click, which would undo it.
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

/** Relative time, with the exact time as a tooltip. Null means the key was never used. */
export function LastUsed({ at }: { at: string | null }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useNow();
  if (at === null) return t('apiKeys.neverUsed');
  return (
    <time dateTime={at} title={format.date(at, { style: 'dateTime' })}>
      {format.relative(at, Math.max(now, Date.parse(at)))}
    </time>
  );
}

/** Usage of the limit the key will reach first, or a dash without limits. */
function NearLimit({ apiKey }: { apiKey: Pick<ApiKey, 'limits' | 'usage'> }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const nearest = nearestLimit(apiKey);
  if (nearest === null) return '—';
  if (nearest.share >= 1) return <Badge tone="negative">{t('apiKeys.near.reached')}</Badge>;
  const text = t('apiKeys.near.near', { percent: format.percent(nearest.share) });
  return nearest.share >= nearShare ? <Badge tone="caution">{text}</Badge> : text;
}
