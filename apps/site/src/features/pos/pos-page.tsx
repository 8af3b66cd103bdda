import { serviceChains, type ServiceChain } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { usePage } from '../../shared/page-context.ts';
import { PageHead, Section } from '../../shared/page-sections.tsx';
import { useOfferedChains } from '../../shared/rpc/served-chains.ts';
import { FinalityProbe } from './finality-probe.tsx';
import styles from './pos-page.module.css';

export function PosPage() {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  const { chains } = useOfferedChains(null);
  return (
    <>
      <PageHead title={t('pos.title')} lead={t('pos.description')}>
        <FinalityProbe chains={chains} />
      </PageHead>
      <Section id="chains" title={t('pos.chains.title')} lead={t('pos.chains.lead')}>
        <ConsensusTable chains={chains} />
      </Section>
      <Section id="use" title={t('pos.use.title')} lead={t('pos.use.text')}>
        <LinkButton href={localePath('/docs/methods/eth_getBlockByNumber', locale)} className={styles.method}>
          {t('pos.use.method')}
        </LinkButton>
      </Section>
    </>
  );
}

function ConsensusTable({ chains }: { chains: readonly ServiceChain[] }) {
  const { t } = useTranslation('page');
  const offered = serviceChains.filter(({ slug }) => chains.some((chain) => chain.slug === slug));
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
        {offered.map(({ slug, name }) => (
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
