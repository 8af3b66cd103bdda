import type { ChainHead } from '@onepoint/api-contract';
import type { ServiceChain } from '@onepoint/chains';
import { formatNumber, useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { Wallet } from 'lucide-react';
import { memo } from 'react';
import { ChainEndpoint } from '../../shared/rpc/chain-endpoint.tsx';
import { formatRoundTrip } from '../../shared/format.ts';
import type { PulseReading, ChainPulse } from './chain-pulse.ts';
import { briefFailureOf } from '../../shared/rpc/ask-latest-block.ts';
import { judgeHead, HeadVerdictText } from './head-verdict.tsx';
import styles from './live-chain-card.module.css';

export interface LiveChainCardProps {
  chain: ServiceChain;
  /** Measurements of this browser. */
  reading: PulseReading | undefined;
  /** Latest blocks, from the API. */
  head: ChainHead | undefined;
  watchElement: ChainPulse['watchElement'];
  onAddToWallet: (chain: ServiceChain) => void;
}

/** Facts, latest block, latency, and the button that adds the chain to a wallet. Changing numbers don't shift the layout. */
export const LiveChainCard = memo(function LiveChainCard({ chain, reading, head, watchElement, onAddToWallet }: LiveChainCardProps) {
  const { t, i18n } = useTranslation('page');
  const answer = reading?.answer;
  const isAnswered = answer?.kind === 'answered';
  const failure = answer === undefined || isAnswered ? undefined : briefFailureOf(answer.kind);
  const block = isAnswered ? answer.block : failure === undefined ? (head?.endpointBlock ?? undefined) : undefined;
  const verdict = judgeHead(head, isAnswered ? answer.block : undefined, chain.blockTimeMs);
  const waiting = reading?.isAsking === true ? t('chainCards.states.asking') : t('chainCards.states.waiting');
  const facts = [
    [t('chainCards.chainId'), String(chain.chainId)],
    [t('chainCards.currency'), chain.currency.symbol],
    [t('chains.block'), block === undefined ? t('chains.none') : formatNumber(block, i18n.language)],
    [
      t('chains.roundTrip'),
      isAnswered
        ? t('chains.milliseconds', { value: formatRoundTrip(answer.roundTripMs, i18n.language) })
        : failure === undefined
          ? waiting
          : t('chains.none'),
    ],
  ] as const;
  return (
    <li ref={watchElement} data-chain={chain.slug} className={styles.card}>
      <div className={styles.head}>
        <ChainIcon chain={chain.slug} size={32} />
        <h2 className={styles.name}>{chain.name}</h2>
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
      <p className={styles.verdict} data-verdict={failure ?? verdict.kind}>
        <span className={styles.dot} aria-hidden />
        <span>{failure === undefined ? <HeadVerdictText verdict={verdict} /> : t(`chainCards.states.${failure}`)}</span>
      </p>
      <ChainEndpoint chain={chain} />
      <Button
        variant="secondary"
        size="sm"
        fullWidth
        className={styles.wallet}
        icon={<Wallet aria-hidden />}
        disabled={failure === 'unknownChain'}
        aria-haspopup="dialog"
        aria-label={t('chains.wallet.openFor', { chain: chain.name })}
        onClick={() => onAddToWallet(chain)}
      >
        {t('chains.wallet.open')}
      </Button>
    </li>
  );
});
