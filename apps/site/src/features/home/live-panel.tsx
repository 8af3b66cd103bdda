import { appState, useAppState } from '@onepoint/app-state';
import { getServiceChain } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { endpointUrl } from '@onepoint/site-config';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { Code } from '@onepoint/ui-kit/code';
import { CodeBlock, type CodeSample } from '@onepoint/ui-kit/code-block';
import { useRef, useState } from 'react';
import { formatRoundTrip } from '../../shared/format.ts';
import { latestBlockRequest } from '../../shared/rpc/ask-latest-block.ts';
import { useInView } from '../../shared/defer-work.ts';
import { useOrigin } from '../../shared/origin.ts';
import { type LiveBlock, useLiveBlock } from './use-live-block.ts';
import styles from './live-panel.module.css';
import { LiveReading } from './live-reading.tsx';
import type { OfferedChains } from './use-offered-chains.ts';

/** IDs of the samples in the order of their tabs. */
const blockSampleIds = ['curl', 'viem', 'ethers'] as const;

/** Code samples that request the latest block. */
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

interface ChainSwitchProps extends Pick<OfferedChains, 'chains' | 'listed'> {
  /** Slug of the selected chain. */
  value: string;
  onValueChange: (slug: string) => void;
}

/** A radio group of chain icons; only the selected one shows its name. */
export function ChainSwitch({ chains, listed, value, onValueChange }: ChainSwitchProps) {
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

interface LiveReplyProps {
  live: LiveBlock;
  chainName: string;
}

/** The reply of the endpoint, or its error as text with the code. */
function LiveReply({ live, chainName }: LiveReplyProps) {
  const { t, i18n } = useTranslation('page');
  const { phase, reply, code, roundTripMs } = live;
  const shownPhase = phase === 'asking' && reply !== undefined && roundTripMs !== undefined ? 'answered' : phase;
  const ms = roundTripMs === undefined ? '' : formatRoundTrip(roundTripMs, i18n.language);
  const hint = shownPhase === 'asking' || shownPhase === 'answered' ? undefined : t(`home.live.hints.${shownPhase}`);
  return (
    <div className={styles.reply}>
      <p className={styles.status} data-phase={shownPhase}>
        <span className={styles.dot} aria-hidden />
        {t(`home.live.states.${shownPhase}`, { chain: chainName, ms })}
      </p>
      {/* Replies come every few seconds: announce only errors. */}
      <span className="visually-hidden" role="status">
        {hint}
      </span>
      <div className={styles.text}>
        {reply === undefined ? (
          <p className={styles.hint}>
            {hint}
            {code === undefined ? null : (
              <>
                {' '}
                <code translate="no">{code}</code>
              </>
            )}
          </p>
        ) : (
          <pre key={reply} className={styles.typed}>
            <Code code={reply} language="json" />
          </pre>
        )}
      </div>
    </div>
  );
}

const isSampleId = (id: string): id is (typeof blockSampleIds)[number] => (blockSampleIds as readonly string[]).includes(id);

/** The live panel: a real request from this browser, its reply, and the code for it. */
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
