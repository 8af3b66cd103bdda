import { useTranslation } from '@onepoint/i18n';
import { Link } from '@onepoint/ui-kit/link';
import { renderRouterLink } from '../../../shared/link/app-link.tsx';
import type { UsageRow } from '../data/usage-rows.ts';
import styles from './api-key-name.module.css';

export interface ApiKeyNameProps {
  row: UsageRow & { readonly isDeleted: boolean };
  apiKeyPath: (apiKeyId: string) => string;
}

/** A key that leads to its page, or the name of one that is no more. */
export function ApiKeyName({ row: { id, name, isDeleted }, apiKeyPath }: ApiKeyNameProps) {
  const { t } = useTranslation('dashboard');
  if (!isDeleted && name !== null) {
    return (
      <Link href={apiKeyPath(id)} tone="quiet" render={renderRouterLink}>
        {name}
      </Link>
    );
  }
  return <span className={styles.deleted}>{t('usage.byApiKey.deleted', { name: name ?? id })}</span>;
}
