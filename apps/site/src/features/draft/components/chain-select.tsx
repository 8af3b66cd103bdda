import { getServiceChain, type ServiceChainSlug } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { Select } from '@onepoint/ui-kit/select';
import { useState } from 'react';
import { Outcome } from './outcome.tsx';
import { useChainOptions } from './use-chain-options.tsx';

/** One of a few: every option has a mark and a description, one cannot be chosen. */
export function ChainSelect() {
  const { t } = useTranslation('page');
  const [chain, setChain] = useState<ServiceChainSlug | null>(null);
  return (
    <>
      <Select
        label={t('draft.selectx.chain')}
        description={t('draft.selectx.chainHint')}
        placeholder={t('draft.selectx.choose')}
        options={useChainOptions('arbitrum')}
        value={chain}
        onValueChange={setChain}
      />
      <Outcome text={chain === null ? null : getServiceChain(chain).name} />
    </>
  );
}
