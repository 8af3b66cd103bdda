import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n/light';
import { useRef } from 'react';
import { Section } from '../../../shared/section.tsx';
import { useInView } from '../../../shared/use-in-view.ts';
import { useChainStates } from '../hooks/use-chain-states.ts';
import { ChainCard } from './chain-card.tsx';
import { MissingChainCard } from './missing-chain-card.tsx';
import styles from './chain-grid.module.css';

/** Every chain of the registry, each with what the reader's browser just measured. */
export function ChainGrid() {
  const { t } = useTranslation('page');
  const ref = useRef<HTMLElement>(null);
  const states = useChainStates(useInView(ref));
  return (
    <Section id="chains" title={t('home.chains.title')} lead={t('home.chains.lead')} ref={ref}>
      <ul className={styles.grid}>
        {serviceChains.map((chain) => (
          <ChainCard key={chain.slug} chain={chain} state={states.get(chain.slug) ?? { kind: 'waiting' }} />
        ))}
        <MissingChainCard />
      </ul>
    </Section>
  );
}
