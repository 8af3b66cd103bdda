import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { usePage } from '../../shared/page-context-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { Section } from '../../shared/section.tsx';
import { ConsensusTable } from './components/consensus-table.tsx';
import { FinalityProbe } from './components/finality-probe.tsx';
import styles from './pos-page.module.css';

/** Proof of stake, as far as it touches a reader of blocks: which of them may be relied on. */
export function PosPage() {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  return (
    <>
      <PageHead title={t('pos.title')} lead={t('pos.description')}>
        <FinalityProbe />
      </PageHead>
      <Section id="chains" title={t('pos.chains.title')} lead={t('pos.chains.lead')}>
        <ConsensusTable />
      </Section>
      <Section id="use" title={t('pos.use.title')} lead={t('pos.use.text')}>
        <LinkButton href={localePath('/docs/methods/eth_getBlockByNumber', locale)} className={styles.method}>
          {t('pos.use.method')}
        </LinkButton>
      </Section>
    </>
  );
}
