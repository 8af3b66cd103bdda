import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { useRef } from 'react';
import { ChainGrid } from '../../../shared/chains/chain-grid.tsx';
import { useChainStates } from '../../../shared/chains/use-chain-states.ts';
import { Section } from '../../../shared/section.tsx';
import { useInView } from '../../../shared/use-in-view.ts';

/** Every chain of the registry, measured once they come into view. */
export function Chains() {
  const { t } = useTranslation('page');
  const ref = useRef<HTMLElement>(null);
  const states = useChainStates(useInView(ref));
  return (
    <Section id="chains" title={t('home.chains.title')} lead={t('home.chains.lead')} ref={ref}>
      <ChainGrid chains={serviceChains} states={states} />
    </Section>
  );
}
