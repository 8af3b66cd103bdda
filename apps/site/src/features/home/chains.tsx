import type { ServiceChain } from '@onepoint/chains';
import { useTranslation, formatNumber } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { endpointUrl } from '@onepoint/site-config';
import { Badge } from '@onepoint/ui-kit/badge';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { useRef, useEffect, useState } from 'react';
import { ChainEndpoint } from '../../shared/rpc/chain-endpoint.tsx';
import { formatRoundTrip } from '../../shared/format.ts';
import { usePage } from '../../shared/page-context.ts';
import { askLatestBlock, briefFailureOf, type BlockAnswer } from '../../shared/rpc/ask-latest-block.ts';
import { Section } from '../../shared/page-sections.tsx';
import type { OfferedChains } from '../../shared/rpc/served-chains.ts';
import { useInView, whenIdle } from '../../shared/defer-work.ts';
import styles from './chains.module.css';

/** The chains section: the served chains, measured when they come into view. */
export function Chains({ chains, isSettled }: OfferedChains) {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  const ref = useRef<HTMLElement>(null);
  const isInView = useInView(ref);
  const states = useChainStates(chains, isInView && isSettled);
  return (
    <Section
      id="chains"
      title={t('home.chains.title')}
      lead={t('home.chains.lead')}
      action={<a href={`${localePath('/chains', locale)}#request-chain`}>{t('chainCards.missing.title')}</a>}
      ref={ref}
    >
      <ChainGrid chains={chains} states={states} />
    </Section>
  );
}

interface ChainGridProps {
  chains: readonly ServiceChain[];
  states: ReadonlyMap<string, ChainState>;
}

function ChainGrid({ chains, states }: ChainGridProps) {
  return (
    <ul className={styles.grid}>
      {chains.map((chain) => (
        <ChainCard key={chain.slug} chain={chain} state={states.get(chain.slug) ?? { kind: 'waiting' }} />
      ))}
    </ul>
  );
}

interface ChainCardProps {
  chain: ServiceChain;
  state: ChainState;
}

function ChainCard({ chain, state }: ChainCardProps) {
  const { t, i18n } = useTranslation('page');
  const values =
    state.kind === 'answered'
      ? { block: formatNumber(state.block, i18n.language), ms: formatRoundTrip(state.roundTripMs, i18n.language) }
      : {};
  const kind = shownKind(state);
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
      <p className={styles.state} data-state={kind}>
        <span className={styles.dot} aria-hidden />
        {t(`chainCards.states.${kind}`, values)}
      </p>
    </li>
  );
}

type ChainState = BlockAnswer | { kind: 'waiting' | 'asking' };

const shownKind = ({ kind }: ChainState) => (kind === 'waiting' || kind === 'asking' || kind === 'answered' ? kind : briefFailureOf(kind));

/** Measures each chain once, one after another, when `active` first becomes true. */
function useChainStates(chains: readonly ServiceChain[], active: boolean): ReadonlyMap<string, ChainState> {
  const [states, setStates] = useState<ReadonlyMap<string, ChainState>>(new Map());
  const [wanted, setWanted] = useState(active);
  if (active && !wanted) setWanted(true);

  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    const put = (chain: string, state: ChainState): void => setStates((before) => new Map(before).set(chain, state));
    const askAll = async (): Promise<void> => {
      for (const { slug } of chains) {
        put(slug, { kind: 'asking' });
        // One at a time: parallel requests would distort the measurements.
        put(slug, await askLatestBlock(endpointUrl({ origin: location.origin, chain: slug, key: 'public' }), controller.signal));
      }
    };
    const cancel = whenIdle(() => void askAll().catch(() => undefined));
    return () => {
      cancel();
      controller.abort();
    };
  }, [chains, wanted]);

  return states;
}
