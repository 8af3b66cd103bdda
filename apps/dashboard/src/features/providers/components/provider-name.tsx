import type { Provider } from '@onepoint/api-contract';
import styles from './provider-name.module.css';

/** What a node is called, and where it stands. */
export function ProviderName({ provider: { name, url } }: { provider: Pick<Provider, 'name' | 'url'> }) {
  return (
    <span className={styles.name}>
      <span>{name}</span>
      <span className={styles.url} title={url} translate="no">
        {url.replace(/^https?:\/\//u, '')}
      </span>
    </span>
  );
}
