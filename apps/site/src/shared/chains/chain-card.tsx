import type { ServiceChain } from '@onepoint/chains';
import { formatNumber, useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { ChainEndpoint } from './chain-endpoint.tsx';
import type { ChainState } from './use-chain-states.ts';
import styles from './chain-card.module.css';
import { formatRoundTrip } from './format-round-trip.ts';

export interface ChainCardProps {
  chain: ServiceChain;
  state: ChainState;
}

/** One chain: what it is, its public endpoint, and its state as just measured. */
export function ChainCard({ chain, state }: ChainCardProps) {
  const { t, i18n } = useTranslation('page');
  const values =
    state.kind === 'answered'
      ? { block: formatNumber(state.block, i18n.language), ms: formatRoundTrip(state.roundTripMs, i18n.language) }
      : {};
  const facts = [
    [t('chainCards.chainId'), String(chain.chainId)],
    [t('chainCards.currency'), chain.currency.symbol],
    [t('chainCards.blockTime'), t('chainCards.seconds', { value: formatNumber(chain.blockTimeMs / 1000, i18n.language) })],
  ] as const;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <ChainIcon chain={chain.slug} size={32} />
        <h3 className={styles.name}>{chain.name}</h3>
        {chain.testnet ? <Badge>{t('chainCards.testnet')}</Badge> : null}
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ChainEndpoint chain={chain} />
      <p className={styles.state} data-state={state.kind}>
        <span className={styles.dot} aria-hidden />
        {t(`chainCards.states.${state.kind}`, values)}
      </p>
    </li>
  );
}
