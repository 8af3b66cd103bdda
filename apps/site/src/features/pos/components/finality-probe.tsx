import { getServiceChain } from '@onepoint/chains';
import { formatNumber, useTranslation } from '@onepoint/i18n';
import { computeUnitsOf } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { useState } from 'react';
import { blockTags, type BlockTag } from '../data/ask-block-tags.ts';
import { useBlockTags, type UseBlockTagsReturnType } from '../hooks/use-block-tags.ts';
import { ChainChoice } from './chain-choice.tsx';
import styles from './finality-probe.module.css';
import { TagCard, type TagReading } from './tag-card.tsx';

function readingOf(tag: BlockTag, { answer, answeredAt, asking }: UseBlockTagsReturnType): TagReading {
  if (asking) return { kind: 'asking' };
  if (answer?.kind !== 'answered') return { kind: 'none' };
  const block = answer.blocks[tag];
  if (block === undefined) return { kind: 'unsupported' };
  const latest = answer.blocks.latest?.number ?? block.number;
  return {
    kind: 'read',
    block,
    // Clocks differ: a block is never younger than now.
    ageSeconds: Math.max(0, answeredAt - Number(block.timestamp)),
    behind: Math.max(0, Number(latest - block.number)),
  };
}

/** The block tags in words, and as a chain has them this moment. */
export function FinalityProbe() {
  const { t, i18n } = useTranslation('page');
  const [chain, setChain] = useState('ethereum');
  const state = useBlockTags();
  const { answer, asking, ask } = state;
  const { name } = getServiceChain(chain);
  const units = computeUnitsOf('eth_getBlockByNumber') * blockTags.length;
  return (
    <>
      <ul className={styles.tags}>
        {blockTags.map((tag) => (
          <TagCard key={tag} tag={tag} reading={readingOf(tag, state)} />
        ))}
      </ul>
      <section className={styles.ask} aria-labelledby="pos-ask">
        <div>
          <h2 id="pos-ask" className={styles.title}>
            {t('pos.ask.title')}
          </h2>
          <p className="text-muted">{t('pos.ask.lead', { formatted: formatNumber(units, i18n.language) })}</p>
        </div>
        <ChainChoice
          value={chain}
          onValueChange={(slug) => {
            setChain(slug);
            ask(slug);
          }}
        />
        <div className={styles.actions}>
          <Button variant="primary" size="lg" loading={asking} loadingLabel={t('pos.ask.asking')} onClick={() => ask(chain)}>
            {answer === undefined ? t('pos.ask.action', { chain: name }) : t('pos.ask.again')}
          </Button>
          <p role="status" className={answer === undefined || answer.kind === 'answered' ? styles.said : styles.failed}>
            {answer?.kind === 'answered'
              ? t('pos.ask.answered', { chain: name, time: formatNumber(Math.round(answer.roundTripMs), i18n.language) })
              : null}
            {answer !== undefined && answer.kind !== 'answered' ? t(`pos.ask.failed.${answer.kind}`) : null}
            {answer === undefined && !asking ? t('pos.ask.empty') : null}
          </p>
        </div>
      </section>
    </>
  );
}
