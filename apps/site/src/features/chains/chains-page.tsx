import { appState, useAppState } from '@onepoint/app-state';
import type { ServiceChain } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Switch } from '@onepoint/ui-kit/switch';
import { TextField } from '@onepoint/ui-kit/text-field';
import { Search } from 'lucide-react';
import { Suspense, useState, useEffect, useSyncExternalStore } from 'react';
import type { ChainsContent } from '../../shared/content/page-content.ts';
import { whenIdle } from '../../shared/defer-work.ts';
import { usePage } from '../../shared/page-context.ts';
import { PageHead } from '../../shared/page-sections.tsx';
import { requestableChains, useOfferedChains } from '../../shared/rpc/served-chains.ts';
import { matchesChainFilter, type ChainKind, useChainFilter, chainKinds, type ChainFilter } from './chain-filter.ts';
import { useChainPulse } from './chain-pulse.ts';
import styles from './chains-page.module.css';
import { LiveChainCard } from './live-chain-card.tsx';
import { RequestChainCard } from './request/request-chain-card.tsx';
import { useChainHeads } from './use-chain-heads.ts';

// Wallet code is loaded on demand.
const AddChainDialog = onDemand(async () => (await import('./add-to-wallet/add-chain-dialog.tsx')).AddChainDialog);

interface ChainsPageProps {
  /** Text group. @default 'chains' */
  group?: 'chains' | 'networks';
  /** Filter if the URL has none. @default 'all' */
  kindDefault?: ChainKind;
}

/** The served chains with their latest blocks from the API and the latency measured by this browser. Other supported chains can be requested. */
export function ChainsPage({ group = 'chains', kindDefault = 'all' }: ChainsPageProps) {
  const { t } = useTranslation('page');
  const content = usePage().content as ChainsContent;
  const { chains: offered, isSettled } = useOfferedChains(content.served);
  const [filter, changeFilter] = useChainFilter(kindDefault);
  const isMeasuring = useIsMeasuring();
  const heads = useChainHeads(content.heads, isMeasuring);
  const { readings, watchElement } = useChainPulse(isMeasuring && isSettled);
  const [added, setAdded] = useState<ServiceChain>();
  const chains = offered.filter((chain) => matchesChainFilter(chain, filter));
  return (
    <PageHead title={t(`${group}.title`)} lead={t(`${group}.description`)}>
      <ChainsToolbar filter={filter} onFilterChange={changeFilter} />
      <div className={styles.count}>
        <p role="status">{t('chains.found', { count: chains.length })}</p>
        {chains.length === 0 ? (
          <Button variant="ghost" size="sm" onClick={() => changeFilter({ text: '', kind: 'all' })}>
            {t('chains.showAll')}
          </Button>
        ) : null}
      </div>
      <ul className={styles.grid}>
        {chains.map((chain) => (
          <LiveChainCard
            key={chain.slug}
            chain={chain}
            reading={readings.get(chain.slug)}
            head={heads.get(chain.slug)}
            watchElement={watchElement}
            onAddToWallet={setAdded}
          />
        ))}
        <RequestChainCard chains={requestableChains(offered)} />
      </ul>
      {added === undefined ? null : (
        <Suspense fallback={null}>
          <AddChainDialog chain={added} onClose={() => setAdded(undefined)} />
        </Suspense>
      )}
    </PageHead>
  );
}

interface ChainsToolbarProps {
  filter: ChainFilter;
  onFilterChange: (change: Partial<ChainFilter>) => void;
}

function ChainsToolbar({ filter, onFilterChange }: ChainsToolbarProps) {
  const { t } = useTranslation('page');
  return (
    <div className={styles.toolbar}>
      <TextField
        className={styles.search}
        label={t('chains.search')}
        hideLabel
        placeholder={t('chains.search')}
        prefix={<Search aria-hidden />}
        type="search"
        value={filter.text}
        onValueChange={(text) => onFilterChange({ text })}
      />
      <SegmentedSwitch
        label={t('chains.kind')}
        value={filter.kind}
        onValueChange={(kind) => onFilterChange({ kind })}
        options={chainKinds.map((id) => ({ value: id, label: t(`chains.kinds.${id}`) }))}
      />
      <Switch
        className={styles.pong}
        label={t('chains.pong.label')}
        description={t('chains.pong.text')}
        checked={useAppState('pong')}
        onCheckedChange={(pong) => appState.set({ pong })}
      />
    </div>
  );
}

/** Whether to measure: the setting is on, the tab is visible, and the browser has been idle. */
function useIsMeasuring(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  const isWanted = useAppState('pong');
  const isVisible = useIsTabVisible();
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle && isWanted && isVisible;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function useIsTabVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
}
