import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { usePage } from '../../shared/page-context.ts';
import { PageHead, Section } from '../../shared/page-sections.tsx';
import { FinalityProbe } from './finality-probe.tsx';
import styles from './pos-page.module.css';

/** Explains finality under proof of stake. */
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

/** Consensus and finality of each chain. */
function ConsensusTable() {
  const { t } = useTranslation('page');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('pos.chains.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('pos.chains.chain')}</th>
          <th scope="col">{t('pos.chains.consensus')}</th>
          <th scope="col">{t('pos.chains.final')}</th>
        </tr>
      </thead>
      <tbody>
        {serviceChains.map(({ slug, name }) => (
          <tr key={slug}>
            <th scope="row">
              <span className={styles.chain}>
                <ChainIcon chain={slug} size={20} />
                {name}
              </span>
            </th>
            <td>{t(`pos.chains.${slug}.consensus`)}</td>
            <td>{t(`pos.chains.${slug}.final`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
