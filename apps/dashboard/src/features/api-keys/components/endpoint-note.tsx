import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { docsConfig } from '@onepoint/site-config';
import styles from './endpoint-note.module.css';

export interface EndpointNoteProps {
  apiKey: Pick<ApiKey, 'name'> | undefined;
  hasSecret: boolean;
}

/** What to know about the secret in the address above. */
export function EndpointNote({ apiKey, hasSecret }: EndpointNoteProps) {
  const { t } = useTranslation('dashboard');
  const placeholder = docsConfig.token;
  if (apiKey && hasSecret) return <p className={styles.note}>{t('endpoint.withSecret', { name: apiKey.name })}</p>;
  return <p className={styles.note}>{t(apiKey ? 'endpoint.withoutSecret' : 'endpoint.withoutKey', { placeholder })}</p>;
}
