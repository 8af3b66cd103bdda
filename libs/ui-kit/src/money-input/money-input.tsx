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
 * Keeps what is typed apart from what it is worth: "5." and "" are texts of an amount on its way. Leaving the field writes the amount
 * out with both decimals; an empty field becomes 0 only then.
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
  /** The amount: a whole number of cents. */
  value: number;
  /** Called with a whole number of cents as it is typed; 0 while the field is empty. */
  onValueChange: (cents: number) => void;
  /** BCP 47 tag of the page's language: separators, and the side of the currency's mark. */
  locale: string;
  /** ISO 4217 code of a currency with cents. @default 'USD' */
  currency?: string;
  /** More than this cannot be typed. @default 9_999_999_900 */
  maxCents?: number;
  /** Added by an arrow key; a hundred times as much with Shift, a thousand times with PageUp and PageDown. @default 1 */
  stepCents?: number;
  /** @default 'md' */
  size?: 'md' | 'lg' | 'xl';
  /** At the end of the box: a small button such as "Max". */
  suffix?: ReactNode;
  /** Shown until the next change when pasted text was refused for not being an amount. */
  pasteRefusedText?: ReactNode;
}

const stepSizes = { arrow: 1, shift: 100, page: 1000 } as const;

/**
 * An amount of money, in whole cents. `name` puts the cents in a form; `ref` is the box. What is pasted must be an amount as the locale
 * writes it, else nothing changes.
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
    // An amount that is proposed is replaced by typing, not edited.
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
