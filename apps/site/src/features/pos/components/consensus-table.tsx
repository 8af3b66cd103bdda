import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import styles from './consensus-table.module.css';

/** How each chain agrees on a block, and when that is final. */
export function ConsensusTable() {
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
