import { useTranslation } from '@onepoint/i18n';
import { useRef } from 'react';
import { ChainGrid } from '../../../shared/chains/chain-grid.tsx';
import { useChainStates } from '../../../shared/chains/use-chain-states.ts';
import { Section } from '../../../shared/section.tsx';
import { useInView } from '../../../shared/use-in-view.ts';
import type { OfferedChains } from '../hooks/use-offered-chains.ts';

/** The chains that are served, measured once they come into view. */
export function Chains({ chains, isSettled }: Pick<OfferedChains, 'chains' | 'isSettled'>) {
  const { t } = useTranslation('page');
  const ref = useRef<HTMLElement>(null);
  const isInView = useInView(ref);
  const states = useChainStates(chains, isInView && isSettled);
  return (
    <Section id="chains" title={t('home.chains.title')} lead={t('home.chains.lead')} ref={ref}>
      <ChainGrid chains={chains} states={states} />
    </Section>
  );
}
