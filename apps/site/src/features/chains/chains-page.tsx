import { serviceChains, type ServiceChain } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { lazy, Suspense, useState } from 'react';
import type { ChainsContent } from '../../shared/chains-content.ts';
import { usePage } from '../../shared/page-context-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import styles from './chains-page.module.css';
import { ChainsToolbar } from './components/chains-toolbar.tsx';
import { LiveChainCard } from './components/live-chain-card.tsx';
import { RequestChainCard } from './components/request-chain-card.tsx';
import { matchesChainFilter, type ChainKind } from './data/chain-filter.ts';
import { useChainFilter } from './hooks/use-chain-filter.ts';
import { useChainHeads } from './hooks/use-chain-heads.ts';
import { useChainPulse } from './hooks/use-chain-pulse.ts';
import { useIsMeasuring } from './hooks/use-is-measuring.ts';

// Wallets are for those who ask for one.
const AddChainDialog = lazy(async () => ({ default: (await import('./components/add-chain-dialog.tsx')).AddChainDialog }));

export interface ChainsPageProps {
  /** Group of its texts. @default 'chains' */
  group?: 'chains' | 'networks';
  /** What is listed where the address does not say. @default 'all' */
  kindDefault?: ChainKind;
}

/** Every chain that is sold: how far it is as its nodes say, and how far away as the reader's browser measures. */
export function ChainsPage({ group = 'chains', kindDefault = 'all' }: ChainsPageProps) {
  const { t } = useTranslation('page');
  const { heads: initialHeads } = usePage().content as ChainsContent;
  const [filter, changeFilter] = useChainFilter(kindDefault);
  const isMeasuring = useIsMeasuring();
  const heads = useChainHeads(initialHeads, isMeasuring);
  const { readings, watchElement } = useChainPulse(isMeasuring);
  const [added, setAdded] = useState<ServiceChain>();
  const chains = serviceChains.filter((chain) => matchesChainFilter(chain, filter));
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
        <RequestChainCard />
      </ul>
      {added === undefined ? null : (
        <Suspense fallback={null}>
          <AddChainDialog chain={added} onClose={() => setAdded(undefined)} />
        </Suspense>
      )}
    </PageHead>
  );
}
