import { type ComponentProps, type FocusEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import control from '../field/control.module.css';
import { describedBy, Field, type FieldTexts } from '../field/field.tsx';
import { FormMessage } from '../form-message/form-message.tsx';
import { numberSeparators } from '../number-field/number-text.ts';
import { NumericInput } from '../number-field/numeric-input.tsx';
import styles from './money-input.module.css';
import { currencyAffix, formatCentsText, parseCentsText, parseMoneyText } from './money-text.ts';

export interface UseMoneyTextParameters {
  valueCents: number;
  onValueChange: (cents: number) => void;
  maxCents: number;
}

/**
 * Keeps the typed text separate from the amount: "5." and "" are incomplete amounts. On blur, the amount is formatted with both decimals, and an empty
 * field becomes 0.
 */
export function useMoneyText({ valueCents, onValueChange, maxCents }: UseMoneyTextParameters) {
  const [text, setText] = useState(formatCentsText(valueCents));
  const [seenCents, setSeenCents] = useState(valueCents);
  if (seenCents !== valueCents) {
    setSeenCents(valueCents);
    if (parseCentsText(text) !== valueCents) setText(formatCentsText(valueCents));
  }
  const report = (cents: number) => {
    if (cents !== valueCents) onValueChange(cents);
  };
  return {
    text,
    isTextAllowed: (typed: string) => parseCentsText(typed) <= maxCents,
    typeText: (typed: string) => {
      setText(typed);
      report(parseCentsText(typed));
    },
    stepBy: (cents: number) => {
      const next = Math.min(maxCents, Math.max(0, parseCentsText(text) + cents));
      setText(formatCentsText(next));
      report(next);
    },
    settle: () => setText(formatCentsText(valueCents)),
  };
}

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'prefix' | 'min' | 'max' | 'step' | 'inputMode' | 'dir'
>;

export interface MoneyInputProps extends InputProps, FieldTexts {
  /** Amount in cents. */
  value: number;
  /** Called with the amount in cents on input; 0 for an empty field. */
  onValueChange: (cents: number) => void;
  /** BCP 47 tag, for separators and the position of the currency symbol. */
  locale: string;
  /** ISO 4217 code of a currency with cents. @default 'USD' */
  currency?: string;
  /** Maximum amount in cents. @default 9_999_999_900 */
  maxCents?: number;
  /** Step of arrow keys in cents; 100 times as much with Shift, 1,000 times with PageUp and PageDown. @default 1 */
  stepCents?: number;
  /** @default 'md' */
  size?: 'md' | 'lg' | 'xl';
  /** Content at the end of the input, such as a "Max" button. */
  suffix?: ReactNode;
  /** Error shown until the next change after pasting invalid text. */
  pasteRefusedText?: ReactNode;
}

const stepSizes = { arrow: 1, shift: 100, page: 1000 } as const;

/**
 * An input of an amount in cents. `name` adds the cents to a form; `ref` is the input. Pasted text must be an amount in the format of the locale,
 * otherwise nothing changes.
 */
export function MoneyInput({
  label,
  labelNote,
  description,
  error,
  hideLabel,
  value,
  onValueChange,
  locale,
  currency = 'USD',
  maxCents = 9_999_999_900,
  stepCents = 1,
  size = 'md',
  suffix,
  pasteRefusedText,
  id,
  name,
  className,
  onBlur,
  onFocus,
  ...rest
}: MoneyInputProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const texts = { label, labelNote, description, error, hideLabel };
  const separators = useMemo(() => numberSeparators(locale), [locale]);
  const affix = useMemo(() => currencyAffix(locale, currency), [locale, currency]);
  const money = useMoneyText({ valueCents: value, onValueChange, maxCents });
  const [isRefused, setIsRefused] = useState(false);
  const mark = (
    <span className={styles.mark} id={`${controlId}-currency`}>
      <span aria-hidden>{affix.symbol}</span>
      <span className="visually-hidden">{affix.name}</span>
    </span>
  );
  const handleTextChange = (text: string) => {
    setIsRefused(false);
    money.typeText(text);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    setIsRefused(false);
    money.settle();
    onBlur?.(event);
  };
  const handleFocus = (event: FocusEvent<HTMLInputElement>) => {
    // Select a suggested amount, so that typing replaces it.
    if (rest.autoFocus && event.relatedTarget === null) event.currentTarget.select();
    onFocus?.(event);
  };
  return (
    <Field {...texts} controlId={controlId} className={className}>
      <div className={classNames(control.box, size !== 'md' && control.lg, size === 'xl' && styles.xl)}>
        {affix.side === 'before' ? mark : null}
        <NumericInput
          aria-describedby={classNames(`${controlId}-currency`, describedBy(controlId, texts))}
          aria-invalid={error ? true : undefined}
          {...rest}
          id={controlId}
          className={classNames(control.input, styles.input)}
          text={money.text}
          onTextChange={handleTextChange}
          separators={separators}
          decimals={2}
          isTextAllowed={money.isTextAllowed}
          parsePasted={(text) => parseMoneyText(text, { separators, marks: [affix.symbol, currency] })}
          onPasteRefused={() => setIsRefused(true)}
          stepSizes={stepSizes}
          onStep={(steps) => {
            setIsRefused(false);
            money.stepBy(steps * stepCents);
          }}
          onBlur={handleBlur}
          onFocus={handleFocus}
        />
        {affix.side === 'after' ? mark : null}
        {suffix ? <span className={control.affix}>{suffix}</span> : null}
        {name ? <input type="hidden" name={name} value={value} disabled={rest.disabled} /> : null}
      </div>
      <div aria-live="polite">{isRefused && pasteRefusedText ? <FormMessage tone="caution">{pasteRefusedText}</FormMessage> : null}</div>
    </Field>
  );
}
