import { useTranslation } from '@onepoint/i18n';
import { PageHead } from '../../shared/page-head.tsx';
import { pressableStyleId } from '../../shared/pressable-style-id.ts';
import { BrowserOnly } from './components/browser-only.tsx';
import { ChainSelect } from './components/chain-select.tsx';
import { MethodCombobox } from './components/method-combobox.tsx';
import { SelectStates } from './components/select-states.tsx';
import styles from './selectx-page.module.css';

/** The field that chooses one of many, in every state. */
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
