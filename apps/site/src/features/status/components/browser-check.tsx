import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import type { ChainAnswer } from '../hooks/ask-chains.ts';
import { useChainAnswers } from '../hooks/use-chain-answers.ts';
import styles from './browser-check.module.css';

/** Asks every chain from the reader's own browser: what no server of ours can measure. */
export function BrowserCheck() {
  const { t, i18n } = useTranslation('page');
  const { answers, isAsking, ask } = useChainAnswers();
  const wordsOf = (answer: ChainAnswer): string => {
    if (answer.kind === 'asking') return t('status.browser.running');
    if (answer.kind !== 'answered') return t(`status.browser.${answer.kind}`);
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
