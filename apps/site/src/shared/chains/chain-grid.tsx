import type { ServiceChain } from '@onepoint/chains';
import { ChainCard } from './chain-card.tsx';
import styles from './chain-grid.module.css';
import { MissingChainCard } from './missing-chain-card.tsx';
import type { ChainState } from './use-chain-states.ts';

export interface ChainGridProps {
  chains: readonly ServiceChain[];
  /** What was measured, by slug. */
  states: ReadonlyMap<string, ChainState>;
}

/** Chains, each with what the reader's browser just measured, and a place for the one that is missing. */
export function ChainGrid({ chains, states }: ChainGridProps) {
  return (
    <ul className={styles.grid}>
      {chains.map((chain) => (
        <ChainCard key={chain.slug} chain={chain} state={states.get(chain.slug) ?? { kind: 'waiting' }} />
      ))}
      <MissingChainCard />
    </ul>
  );
}
