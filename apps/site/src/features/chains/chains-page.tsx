import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n/light';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { TextField } from '@onepoint/ui-kit/text-field';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ChainGrid } from '../../shared/chains/chain-grid.tsx';
import { useChainStates } from '../../shared/chains/use-chain-states.ts';
import { PageHead } from '../../shared/page-head.tsx';
import styles from './chains-page.module.css';

const kinds = ['all', 'mainnet', 'testnet'] as const;
type Kind = (typeof kinds)[number];

/** Every chain that is sold, to be searched, with the state that the reader's browser measures. */
export function ChainsPage() {
  const { t } = useTranslation('page');
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const states = useChainStates(true);
  const wanted = text.trim().toLowerCase();
  const chains = serviceChains.filter(
    ({ slug, name, chainId, testnet }) =>
      (kind === 'all' || testnet === (kind === 'testnet')) &&
      [slug, name.toLowerCase(), String(chainId)].some((word) => word.includes(wanted)),
  );
  return (
    <PageHead title={t('chains.title')} lead={t('chains.description')}>
      <div className={styles.filters}>
        <TextField
          label={t('chains.search')}
          hideLabel
          placeholder={t('chains.search')}
          prefix={<Search aria-hidden />}
          type="search"
          value={text}
          onValueChange={setText}
        />
        <SegmentedSwitch
          label={t('chains.kind')}
          value={kind}
          onValueChange={setKind}
          options={kinds.map((id) => ({ value: id, label: t(`chains.kinds.${id}`) }))}
        />
      </div>
      <p role="status" className={styles.count}>
        {t('chains.found', { count: chains.length })}
      </p>
      <ChainGrid chains={chains} states={states} />
    </PageHead>
  );
}
