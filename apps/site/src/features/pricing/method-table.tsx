import { formatNumber, formatUsd, useTranslation } from '@onepoint/i18n';
import { formatMicrocents, methodCosts } from '@onepoint/plans-domain';
import { TextField } from '@onepoint/ui-kit/text-field';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { BreakableName } from '../../shared/breakable-name.tsx';
import styles from './method-table.module.css';
import type { CalculatorPrices } from './use-calculation.ts';

const million = 1_000_000;

/** Prices of all methods, with search. Methods with the same price share a row. */
export function MethodTable({ prices: { microcentsPerComputeUnit } }: { prices: CalculatorPrices }) {
  const { t, i18n } = useTranslation('page');
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = Object.entries(methodCosts).filter(([method]) => method.toLowerCase().includes(wanted));
  const rows = [...Map.groupBy(found, ([, computeUnits]) => computeUnits)].toSorted(([a], [b]) => a - b);
  return (
    <div className={styles.methods}>
      <TextField
        className={styles.search}
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
            <th scope="col">{t('pricing.methods.units')}</th>
            <th scope="col">{t('pricing.methods.million')}</th>
            <th scope="col">{t('pricing.methods.methods')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([computeUnits, methods]) => (
            <tr key={computeUnits}>
              <th scope="row">{formatNumber(computeUnits, i18n.language)}</th>
              <td>{formatUsd(formatMicrocents(BigInt(computeUnits * million) * BigInt(microcentsPerComputeUnit)), i18n.language, 2)}</td>
              <td>
                <ul className={styles.names} translate="no">
                  {methods.map(([method]) => (
                    <li key={method}>
                      <code>
                        <BreakableName name={method} />
                      </code>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > 0 ? null : <p className="text-muted">{t('pricing.methods.none')}</p>}
    </div>
  );
}
