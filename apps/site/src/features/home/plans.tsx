import { useTranslation, formatNumber, formatUsd } from '@onepoint/i18n';
import type { HomeContent } from '../../shared/content/page-content.ts';
import { BreakableName } from '../../shared/breakable-name.tsx';
import { PlanCards } from '../../shared/plan-cards.tsx';
import { Section } from '../../shared/page-sections.tsx';
import styles from './plans.module.css';

/** Pay-as-you-go prices of common calls, per million. */
function MethodCosts({ rates }: Pick<HomeContent, 'rates'>) {
  const { t, i18n } = useTranslation('page');
  return (
    <div className={styles.costs}>
      <div className={styles.words}>
        <h3 className={styles.title}>{t('home.pricing.costs.title')}</h3>
        <p className={styles.note}>{t('home.pricing.costs.note')}</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('home.pricing.costs.method')}</th>
            <th scope="col">{t('home.pricing.costs.computeUnits')}</th>
            <th scope="col">{t('home.pricing.costs.perMillionCalls')}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ method, computeUnits, millionCallsPrice }) => (
            <tr key={method}>
              <th scope="row">
                <code translate="no">
                  <BreakableName name={method} />
                </code>
              </th>
              <td>{formatNumber(computeUnits, i18n.language)}</td>
              <td>{formatUsd(millionCallsPrice, i18n.language, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Plans({ rates, catalogue }: Pick<HomeContent, 'rates' | 'catalogue'>) {
  const { t } = useTranslation('page');
  return (
    <Section id="pricing" title={t('home.pricing.title')} lead={t('home.pricing.lead')}>
      <PlanCards served={catalogue} />
      <MethodCosts rates={rates} />
    </Section>
  );
}
