import { appState, useAppState } from '@onepoint/app-state';
import { getServiceChain, type ServiceChain } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { endpointUrl } from '@onepoint/site-config';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { CodeBlock, type CodeSample } from '@onepoint/ui-kit/code-block';
import { useRef, useState } from 'react';
import { latestBlockRequest } from '../../../shared/rpc/ask-latest-block.ts';
import { useInView } from '../../../shared/defer-work.ts';
import { useOrigin } from '../../../shared/hydration.ts';
import styles from './live-panel.module.css';
import { LiveReading } from './live-reading.tsx';
import { LiveReply } from './live-reply.tsx';
import { useLiveBlock } from './use-live-block.ts';

const blockSampleIds = ['curl', 'viem', 'ethers'] as const;

function blockSamples(url: string): readonly CodeSample[] {
  return [
    {
      id: 'curl',
      label: 'curl',
      language: 'shell',
      code: `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${latestBlockRequest}'`,
    },
    {
      id: 'viem',
      label: 'viem',
      language: 'typescript',
      code: `import { createPublicClient, http } from 'viem'\n\nconst client = createPublicClient({ transport: http('${url}') })\nconsole.log(await client.getBlockNumber())`,
    },
    {
      id: 'ethers',
      label: 'ethers',
      language: 'typescript',
      code: `import { JsonRpcProvider } from 'ethers'\n\nconst provider = new JsonRpcProvider('${url}')\nconsole.log(await provider.getBlockNumber())`,
    },
  ];
}

export interface LiveChains {
  /** The chains that this installation serves. */
  chains: readonly ServiceChain[];
  /** Chains in the HTML. They keep their places when the API reports which of them are served. */
  listed: readonly ServiceChain[];
}

interface ChainSwitchProps extends LiveChains {
  /** Slug of the selected chain. */
  value: string;
  onValueChange: (slug: string) => void;
}

/** A radio group of chain icons; only the selected one shows its name. */
function ChainSwitch({ chains, listed, value, onValueChange }: ChainSwitchProps) {
  const { t } = useTranslation('page');
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('home.live.chain')}</legend>
      {listed.map(({ slug, name }) => (
        <label key={slug} className={styles.option} title={name}>
          <input
            type="radio"
            className="visually-hidden"
            name="live-chain"
            value={slug}
            checked={slug === value}
            disabled={chains.every((chain) => chain.slug !== slug)}
            onChange={() => onValueChange(slug)}
          />
          <span className={styles.face}>
            <ChainIcon chain={slug} size={20} />
            <span className={styles.name}>{name}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const isSampleId = (id: string): id is (typeof blockSampleIds)[number] => (blockSampleIds as readonly string[]).includes(id);

interface LivePanelViewProps extends LiveChains {
  /** Slug of the selected chain. */
  chain: string;
  onChainChange: (slug: string) => void;
  live: ReturnType<typeof useLiveBlock>;
}

/** The live panel without its requests. */
export function LivePanelView({ chains, listed, chain, onChainChange, live }: LivePanelViewProps) {
  const { t } = useTranslation(['page', 'common']);
  const langCode = useAppState('langCode');
  const url = endpointUrl({ origin: useOrigin(), chain, key: 'public' });
  const chainName = getServiceChain(chain).name;
  return (
    <div className={styles.panel} data-theme="dark" role="group" aria-label={t('home.live.label')}>
      <ChainSwitch chains={chains} listed={listed} value={chain} onValueChange={onChainChange} />
      <LiveReading live={live} chainName={chainName} />
      <CodeBlock
        className={styles.code}
        label={t('home.live.language')}
        samples={blockSamples(url)}
        value={isSampleId(langCode) ? langCode : blockSampleIds[0]}
        onValueChange={(id) => isSampleId(id) && appState.set({ langCode: id })}
        copyLabel={t('home.live.copySample')}
        copiedLabel={t('common:actions.copied')}
        copyFailedLabel={t('common:states.copyFailed')}
        footer={<LiveReply live={live} chainName={chainName} />}
      />
    </div>
  );
}

export function LivePanel({ chains, listed }: LiveChains) {
  const [chosen, setChosen] = useState('ethereum');
  const chain = chains.some(({ slug }) => slug === chosen) ? chosen : (chains[0]?.slug ?? chosen);
  const panelRef = useRef<HTMLDivElement>(null);
  const live = useLiveBlock(chain, useInView(panelRef));
  return (
    <div className={styles.frame} ref={panelRef}>
      <LivePanelView chains={chains} listed={listed} chain={chain} onChainChange={setChosen} live={live} />
    </div>
  );
}
