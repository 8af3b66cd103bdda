import type { ServiceChainSlug } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { Select } from '@onepoint/ui-kit/select';
import { useState } from 'react';
import { useChainOptions } from './use-chain-options.tsx';

/** A field that must be filled in, and one that cannot be. */
export function SelectStates() {
  const { t } = useTranslation('page');
  const [chain, setChain] = useState<ServiceChainSlug | null>(null);
  const options = useChainOptions();
  return (
    <>
      <Select
        label={t('draft.selectx.required')}
        placeholder={t('draft.selectx.choose')}
        error={chain === null ? t('draft.selectx.requiredError') : undefined}
        required
        options={options}
        value={chain}
        onValueChange={setChain}
      />
      <Select
        label={t('draft.selectx.disabled')}
        description={t('draft.selectx.disabledHint')}
        disabled
        options={options}
        value="base"
        onValueChange={setChain}
      />
    </>
  );
}
