import { formatMoney, formatNumber, formatRoundUsd, useTranslation } from '@onepoint/i18n';
import { methodCosts, packageConnections, packageCountMax, planLimits } from '@onepoint/plans-domain';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { X } from 'lucide-react';
import { useRef } from 'react';
import styles from './calculator.module.css';
import { callsMax, callsStep, useCalculation } from './use-calculation.ts';
import { WholeNumberField } from './whole-number-field.tsx';

/** Calls and packages of a month, and what they cost on pay as you go. */
export function Calculator() {
  const { t, i18n } = useTranslation('page');
  const { methods, packageCount, setPackageCount, setCalls, add, remove, result } = useCalculation();
  const addRef = useRef<HTMLSelectElement>(null);
  const number = (value: number): string => formatNumber(value, i18n.language);
  const connections = packageConnections(packageCount);
  const free = { perDay: number(result.computeUnitsPerDay), limit: number(planLimits('FREE').computeUnitsPerDay ?? 0) };
  const left = Object.keys(methodCosts).filter((name) => (methodCosts[name] ?? 0) > 0 && !methods.some(({ method }) => method === name));
  const handleRemove = (method: string): void => {
    remove(method);
    // The button goes with its row: the focus stays in the form.
    addRef.current?.focus();
  };
  return (
    <div className={styles.calculator}>
      <div className={styles.inputs}>
        {methods.map(({ method, calls }) => (
          <div key={method} className={styles.row}>
            <WholeNumberField
              label={`${method}: ${t('pricing.calculator.calls')}`}
              code={method}
              value={calls}
              max={callsMax}
              step={callsStep}
              onValueChange={(next) => setCalls(method, next)}
            />
            <IconButton name={t('pricing.calculator.remove', { method })} icon={<X aria-hidden />} onClick={() => handleRemove(method)} />
          </div>
        ))}
        <label className={styles.add}>
          <span>{t('pricing.calculator.add')}</span>
          <select ref={addRef} value="" onChange={(event) => add(event.target.value)}>
            <option value="" disabled>
              {t('pricing.calculator.method')}
            </option>
            {left.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <WholeNumberField
          label={t('pricing.calculator.connections')}
          value={packageCount}
          max={packageCountMax}
          step={1}
          hint={t('pricing.calculator.connectionsHint', { count: connections, formatted: number(connections) })}
          onValueChange={setPackageCount}
        />
      </div>
      <div className={styles.result} role="status">
        <dl className={styles.lines}>
          <div>
            <dt>
              {t('pricing.calculator.usage')}
              <span>{t('pricing.calculator.units', { count: result.computeUnits, formatted: number(result.computeUnits) })}</span>
            </dt>
            <dd>{formatRoundUsd(result.usagePrice, i18n.language)}</dd>
          </div>
          <div>
            <dt>{t('pricing.calculator.packages')}</dt>
            <dd>{formatMoney(result.packagesCents, i18n.language)}</dd>
          </div>
          <div className={styles.total}>
            <dt>{t('pricing.calculator.total')}</dt>
            <dd>{formatRoundUsd(result.totalPrice, i18n.language)}</dd>
          </div>
        </dl>
        <p className={styles.free}>{result.fitsFree ? t('pricing.calculator.free', free) : t('pricing.calculator.notFree', free)}</p>
      </div>
    </div>
  );
}
