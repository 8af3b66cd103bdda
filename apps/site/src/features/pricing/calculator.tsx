import { formatMoney, formatNumber, formatRoundUsd, useTranslation } from '@onepoint/i18n';
import { methodCosts, packageConnections } from '@onepoint/plans-domain';
import type { DepositTermsReply } from '@onepoint/api-contract';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { DepositFeeNote } from './deposit-terms.tsx';
import { callsMax, callsStep, useCalculation, type CalculatorPrices } from './use-calculation.ts';
import styles from './calculator.module.css';

interface WholeNumberFieldProps {
  label: string;
  /** Visible label; `label` stays the accessible name. */
  code?: string;
  hint?: string;
  value: number;
  max: number;
  /** Step of the arrow keys. */
  step: number;
  onValueChange: (value: number) => void;
}

const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Decimals in pasted text: three digits would be thousands. */
const fraction = /[.,]\d{1,2}$/;

/**
 * A whole number from 0 to a maximum. Non-digits are dropped and thousands are grouped on blur.
 * Full-width digits of Chinese and Japanese input methods count as digits.
 */
function WholeNumberField({ label, code, hint, value, max, step, onValueChange }: WholeNumberFieldProps) {
  const { i18n } = useTranslation('page');
  const [typed, setTyped] = useState<string>();
  const handleChange = (text: string): void => {
    const digits = text.normalize('NFKC').trim().replace(fraction, '').replaceAll(/\D/g, '').slice(0, 12);
    setTyped(digits);
    onValueChange(Math.min(max, Number(digits)));
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(max, value + direction * step));
    setTyped(String(next));
    onValueChange(next);
  };
  return (
    <TextField
      label={code ?? label}
      aria-label={label}
      description={hint}
      inputMode="numeric"
      mono
      value={typed ?? formatNumber(value, i18n.language)}
      onFocus={() => setTyped(String(value))}
      onBlur={() => setTyped(undefined)}
      onKeyDown={handleKeyDown}
      onValueChange={handleChange}
    />
  );
}

interface CalculatorProps {
  /** Null if the API didn't respond. */
  terms: DepositTermsReply | null;
  prices: CalculatorPrices;
}

export function Calculator({ terms, prices }: CalculatorProps) {
  const { t, i18n } = useTranslation('page');
  const { methods, packageCount, setPackageCount, setCalls, add, remove, result } = useCalculation(prices);
  const addRef = useRef<HTMLSelectElement>(null);
  const number = (value: number): string => formatNumber(value, i18n.language);
  const free = { perDay: number(result.computeUnitsPerDay), limit: number(prices.freeComputeUnitsPerDay ?? 0) };
  const left = Object.keys(methodCosts).filter((name) => (methodCosts[name] ?? 0) > 0 && !methods.some(({ method }) => method === name));
  const handleRemove = (method: string): void => {
    remove(method);
    // The button unmounts with its row: keep the focus in the form.
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
          max={prices.packages.countMax}
          step={1}
          hint={t(packageCount === 0 ? 'pricing.calculator.connectionsNow' : 'pricing.calculator.connectionsHint', {
            before: number(prices.connectionsMax),
            after: number(prices.connectionsMax + packageConnections(packageCount, prices.packages.connections)),
          })}
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
        {terms === null ? null : <DepositFeeNote terms={terms} />}
        <p className={styles.free}>{result.fitsFree ? t('pricing.calculator.free', free) : t('pricing.calculator.notFree', free)}</p>
      </div>
    </div>
  );
}
