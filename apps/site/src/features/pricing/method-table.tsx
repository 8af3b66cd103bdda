import { formatNumber, formatUsd, useTranslation } from '@onepoint/i18n';
import { formatMicrocents, methodCosts, usageCost } from '@onepoint/plans-domain';
import { TextField } from '@onepoint/ui-kit/text-field';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { BreakableName } from '../../shared/breakable-name.tsx';
import styles from './method-table.module.css';

const million = 1_000_000;

/** Prices of all methods, with search. */
export function MethodTable() {
  const { t, i18n } = useTranslation('page');
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const rows = Object.entries(methodCosts).filter(([method]) => method.toLowerCase().includes(wanted));
  return (
    <div className={styles.methods}>
      <TextField
        label={t('pricing.methods.search')}
        hideLabel
        placeholder={t('pricing.methods.search')}
        prefix={<Search aria-hidden />}
        type="search"
        value={text}
        onValueChange={setText}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('pricing.methods.method')}</th>
            <th scope="col">{t('pricing.methods.units')}</th>
            <th scope="col">{t('pricing.methods.million')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([method, computeUnits]) => (
            <tr key={method}>
              <th scope="row">
                <code translate="no">
                  <BreakableName name={method} />
                </code>
              </th>
              <td>{formatNumber(computeUnits, i18n.language)}</td>
              <td>{formatUsd(formatMicrocents(usageCost(computeUnits * million, 'PAYG')), i18n.language, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > 0 ? null : <p className="text-muted">{t('pricing.methods.none')}</p>}
    </div>
  );
}
