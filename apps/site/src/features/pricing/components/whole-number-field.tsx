import { useState, type KeyboardEvent } from 'react';
import { TextField } from '@onepoint/ui-kit/text-field';
import { formatNumber, useTranslation } from '@onepoint/i18n';

export interface WholeNumberFieldProps {
  label: string;
  /** Shown in place of the label, which is still its name. */
  code?: string;
  hint?: string;
  value: number;
  max: number;
  /** What an arrow key adds or takes. */
  step: number;
  onValueChange: (value: number) => void;
}

/** Signs by arrow key. */
const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** What stands behind a decimal mark, as pasted: three digits would be thousands. */
const fraction = /[.,]\d{1,2}$/;

/**
 * A whole number from 0 to a maximum. Anything but digits is left out; groups are shown once the field is left.
 * Digits of full width, as Chinese and Japanese input methods write them, are digits.
 */
export function WholeNumberField({ label, code, hint, value, max, step, onValueChange }: WholeNumberFieldProps) {
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
