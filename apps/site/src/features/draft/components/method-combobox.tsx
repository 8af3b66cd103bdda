import { useTranslation } from '@onepoint/i18n';
import { methodCosts } from '@onepoint/plans-domain';
import { Combobox } from '@onepoint/ui-kit/combobox';
import { useState } from 'react';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { Outcome } from './outcome.tsx';

const options = Object.keys(methodCosts).map((method) => ({ value: method, label: method }));

/** One of many: found by typing a part of its name. */
export function MethodCombobox() {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  const [method, setMethod] = useState<string | null>(null);
  return (
    <>
      <Combobox
        locale={locale}
        label={t('draft.selectx.method')}
        description={t('draft.selectx.methodHint')}
        placeholder={t('draft.selectx.chooseMethod')}
        toggleLabel={t('draft.selectx.chooseMethod')}
        emptyText={t('draft.selectx.noMethod')}
        options={options}
        value={method}
        onValueChange={setMethod}
      />
      <Outcome text={method} />
    </>
  );
}
