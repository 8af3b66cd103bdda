import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { endpointUrl } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { useEffect, useState } from 'react';
import { askLatestBlock, briefFailureOf, type BlockAnswer } from '../../shared/rpc/ask-latest-block.ts';
import { listServedChains, offeredChains } from '../../shared/rpc/served-chains.ts';
import styles from './browser-check.module.css';

export function BrowserCheck() {
  const { t, i18n } = useTranslation('page');
  const { answers, isAsking, ask } = useChainAnswers();
  const wordsOf = (answer: ChainAnswer): string => {
    if (answer.kind === 'asking') return t('status.browser.running');
    if (answer.kind !== 'answered') return t(`status.browser.${briefFailureOf(answer.kind)}`);
    const block = new Intl.NumberFormat(i18n.language).format(answer.block);
    return t('status.browser.answered', { block, ms: Math.round(answer.roundTripMs) });
  };
  return (
    <section aria-labelledby="browser" className={styles.check}>
      <div className={styles.head}>
        <div>
          <h2 id="browser" className={styles.heading}>
            {t('status.browser.title')}
          </h2>
          <p className="text-muted">{t('status.browser.text')}</p>
        </div>
        <Button onClick={ask} loading={isAsking}>
          {t(answers.size === 0 ? 'status.browser.run' : 'status.browser.again')}
        </Button>
      </div>
      <ul className={styles.answers} aria-live="polite" hidden={answers.size === 0}>
        {serviceChains.map(({ slug, name }) => {
          const answer = answers.get(slug);
          if (answer === undefined) return null;
          return (
            <li key={slug} className={styles.answer} data-kind={answer.kind}>
              <ChainIcon chain={slug} size={20} />
              <span className={styles.name}>{name}</span>
              <span className={styles.words}>{wordsOf(answer)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ChainAnswers {
  answers: ReadonlyMap<string, ChainAnswer>;
  isAsking: boolean;
  ask: () => void;
}

function useChainAnswers(): ChainAnswers {
  const [answers, setAnswers] = useState<ReadonlyMap<string, ChainAnswer>>(new Map());
  const [round, setRound] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (round === 0) return undefined;
    const left = new AbortController();
    const urlOf = (slug: string): string => endpointUrl({ origin: location.origin, chain: slug, key: 'public' });
    askChains(urlOf, (slug, answer) => setAnswers((before) => new Map(before).set(slug, answer)), left.signal).then(
      () => setIsAsking(false),
      // Aborted: the reader left.
      () => undefined,
    );
    return () => left.abort();
  }, [round]);
  return {
    answers,
    isAsking,
    ask: () => {
      setAnswers(new Map());
      setIsAsking(true);
      setRound((before) => before + 1);
    },
  };
}

export type ChainAnswer = BlockAnswer | { kind: 'asking' };

/**
 * Requests the latest block of every served chain, one after another: parallel requests would distort the measurements.
 *
 * @param urlOf endpoint of a chain
 * @param onAnswer called when the request of a chain starts and ends
 * @throws only when `signal` aborts
 */
export async function askChains(
  urlOf: (slug: string) => string,
  onAnswer: (slug: string, answer: ChainAnswer) => void,
  signal: AbortSignal,
): Promise<void> {
  const served = await listServedChains(signal);
  for (const { slug } of offeredChains(served ?? null)) {
    onAnswer(slug, { kind: 'asking' });
    onAnswer(slug, await askLatestBlock(urlOf(slug), signal));
  }
}
