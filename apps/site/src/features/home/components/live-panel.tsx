import { appState, useAppState } from '@onepoint/app-state';
import { getServiceChain } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { endpointUrl } from '@onepoint/site-config';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import { useRef, useState } from 'react';
import { blockSampleIds, blockSamples } from '../../../shared/rpc/block-samples.ts';
import { useInView } from '../../../shared/use-in-view.ts';
import { useOrigin } from '../../../shared/use-origin.ts';
import type { OfferedChains } from '../hooks/use-offered-chains.ts';
import { useLiveBlock } from '../hooks/use-live-block.ts';
import { ChainSwitch } from './chain-switch.tsx';
import styles from './live-panel.module.css';
import { LiveReading } from './live-reading.tsx';
import { LiveReply } from './live-reply.tsx';

const isSampleId = (id: string): id is (typeof blockSampleIds)[number] => (blockSampleIds as readonly string[]).includes(id);

/** The instrument of the first screen: a real request from the reader's browser, its reply, and the code that sends the same. */
export function LivePanel({ chains, listed }: Pick<OfferedChains, 'chains' | 'listed'>) {
  const { t } = useTranslation(['page', 'common']);
  const [chosen, setChosen] = useState('ethereum');
  const chain = chains.some(({ slug }) => slug === chosen) ? chosen : (chains[0]?.slug ?? chosen);
  const panelRef = useRef<HTMLDivElement>(null);
  const live = useLiveBlock(chain, useInView(panelRef));
  const langCode = useAppState('langCode');
  const url = endpointUrl({ origin: useOrigin(), chain, key: 'public' });
  return (
    <div className={styles.frame} ref={panelRef}>
      <div className={styles.panel} data-theme="dark" role="group" aria-label={t('home.live.label')}>
        <ChainSwitch chains={chains} listed={listed} value={chain} onValueChange={setChosen} />
        <LiveReading live={live} chainName={getServiceChain(chain).name} />
        <CodeBlock
          className={styles.code}
          label={t('home.live.language')}
          samples={blockSamples(url)}
          value={isSampleId(langCode) ? langCode : blockSampleIds[0]}
          onValueChange={(id) => isSampleId(id) && appState.set({ langCode: id })}
          copyLabel={t('home.live.copySample')}
          copiedLabel={t('common:actions.copied')}
          copyFailedLabel={t('common:states.copyFailed')}
          footer={<LiveReply live={live} chainName={getServiceChain(chain).name} />}
        />
      </div>
    </div>
  );
}
