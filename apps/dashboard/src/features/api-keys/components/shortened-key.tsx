import type { ApiKey } from '@onepoint/api-contract';
import styles from './shortened-key.module.css';

export interface ShortenedKeyProps {
  apiKey: Pick<ApiKey, 'prefix' | 'last4'>;
}

/** All that is known of a key: its beginning and its end. */
export function ShortenedKey({ apiKey }: ShortenedKeyProps) {
  return (
    <code className={styles.key} translate="no" dir="ltr">
      {apiKey.prefix}
      <span className={styles.hidden}>…</span>
      {apiKey.last4}
    </code>
  );
}
