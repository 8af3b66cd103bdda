import { getServiceChain, type ServiceChain } from '@onepoint/chains';
import { formatNumber, useTranslation } from '@onepoint/i18n';
import { computeUnitsOf } from '@onepoint/plans-domain';
import { endpointUrl } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { useState, useEffect, useRef } from 'react';
import { blockTags, type BlockTag, askBlockTags, type BlockTagsAnswer } from './ask-block-tags.ts';
import styles from './finality-probe.module.css';
import { TagCard, type TagReading } from './tag-card.tsx';

const msPerSecond = 1000;

function readingOf(tag: BlockTag, { answer, asking }: UseBlockTagsReturnType): TagReading {
  if (asking) return { kind: 'asking' };
  if (answer?.kind !== 'answered') return { kind: 'none' };
  const block = answer.blocks[tag];
  if (block === undefined) return { kind: 'unsupported' };
  const latest = answer.blocks.latest?.number ?? block.number;
  return {
    kind: 'read',
    block,
    // Clocks differ, but an age must not be negative.
    ageSeconds: Math.max(0, Math.floor(answer.answeredAtMs / msPerSecond) - Number(block.timestamp)),
    behind: Math.max(0, Number(latest - block.number)),
  };
}

export function FinalityProbe({ chains }: { chains: readonly ServiceChain[] }) {
  const { t, i18n } = useTranslation('page');
  const [chosen, setChosen] = useState('ethereum');
  const chain = chains.some(({ slug }) => slug === chosen) ? chosen : (chains[0]?.slug ?? chosen);
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
          chains={chains}
          value={chain}
          onValueChange={(slug) => {
            setChosen(slug);
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

interface ChainChoiceProps {
  chains: readonly ServiceChain[];
  /** Slug of the selected chain. */
  value: string;
  onValueChange: (slug: string) => void;
}

function ChainChoice({ chains, value, onValueChange }: ChainChoiceProps) {
  const { t } = useTranslation('page');
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('pos.ask.chain')}</legend>
      {chains.map(({ slug, name }) => (
        <label key={slug} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name="pos-chain"
            value={slug}
            checked={slug === value}
            onChange={() => onValueChange(slug)}
          />
          <span className={styles.face}>
            <ChainIcon chain={slug} size={20} />
            {name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface UseBlockTagsReturnType {
  /** Of the last request; undefined before the first one and while one is pending. */
  answer: BlockTagsAnswer | undefined;
  asking: boolean;
  ask: (chain: string) => void;
}

/** Requests the tagged blocks from the public endpoint of a chain. A new request aborts a pending one. */
function useBlockTags(): UseBlockTagsReturnType {
  const [state, setState] = useState<{ asking: boolean; answer?: BlockTagsAnswer }>({ asking: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = (chain: string): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ asking: true });
    const url = endpointUrl({ origin: location.origin, chain, key: 'public' });
    askBlockTags(url, controller.signal).then(
      (answer) => setState({ asking: false, answer }),
      () => undefined,
    );
  };
  return { answer: state.answer, asking: state.asking, ask };
}
