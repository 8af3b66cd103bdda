import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import styles from './provider-chain.module.css';

/** A chain by mark and name. */
export function ProviderChain({ slug, name }: { slug: string; name: string }) {
  return (
    <span className={styles.chain}>
      <ChainIcon chain={slug} size={16} />
      {name}
    </span>
  );
}
