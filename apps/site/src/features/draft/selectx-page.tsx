import { getServiceChain, type ServiceChainSlug, serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { methodCosts } from '@onepoint/plans-domain';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { Combobox } from '@onepoint/ui-kit/combobox';
import { Select, type SelectOption } from '@onepoint/ui-kit/select';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../shared/page-context.ts';
import { PageHead } from '../../shared/page-sections.tsx';
import { useAfterHydration } from '../../shared/hydration.ts';
import { pressableStyleId } from '../../shared/toasts/show-toast.tsx';
import styles from './selectx-page.module.css';

/** Renders only in the browser: these fields use `style` attributes, which the content security policy rejects in HTML. */
function BrowserOnly({ children }: { children: ReactNode }) {
  return useAfterHydration<boolean>(() => true, false) ? children : null;
}

/** Announces the selection; null for none. */
export function Outcome({ text }: { text: string | null }) {
  const { t } = useTranslation('page');
  return (
    <p role="status" className="text-muted">
      {t('draft.selectx.chosen')}: {text ?? t('draft.selectx.nothing')}
    </p>
  );
}

function useChainOptions(disabled?: ServiceChainSlug): readonly SelectOption<ServiceChainSlug>[] {
  const { t } = useTranslation('page');
  return serviceChains.map(({ slug, name, testnet }) => ({
    value: slug,
    label: name,
    description: slug === disabled ? t('draft.selectx.notServed') : t(testnet ? 'draft.selectx.testnet' : 'draft.selectx.mainnet'),
    icon: <ChainIcon chain={slug} size={20} />,
    disabled: slug === disabled,
  }));
}

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

const methodOptions = Object.keys(methodCosts).map((method) => ({ value: method, label: method }));

function MethodCombobox() {
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
        options={methodOptions}
        value={method}
        onValueChange={setMethod}
      />
      <Outcome text={method} />
    </>
  );
}

function SelectStates() {
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

export function SelectxPage() {
  const { t } = useTranslation('page');
  return (
    <PageHead title={t('draft.selectx.title')} lead={t('draft.selectx.description')}>
      <div id={pressableStyleId} className={styles.drafts}>
        <section className={styles.draft} aria-labelledby="draft-basic">
          <h2 id="draft-basic" className={styles.title}>
            {t('draft.selectx.basic')}
          </h2>
          <BrowserOnly>
            <ChainSelect />
          </BrowserOnly>
        </section>
        <section className={styles.draft} aria-labelledby="draft-searched">
          <h2 id="draft-searched" className={styles.title}>
            {t('draft.selectx.searched')}
          </h2>
          <BrowserOnly>
            <MethodCombobox />
          </BrowserOnly>
        </section>
        <section className={styles.draft} aria-labelledby="draft-states">
          <h2 id="draft-states" className={styles.title}>
            {t('draft.selectx.states')}
          </h2>
          <BrowserOnly>
            <SelectStates />
          </BrowserOnly>
        </section>
      </div>
    </PageHead>
  );
}
