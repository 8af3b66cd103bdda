import { useState } from 'react';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useTranslation } from '@onepoint/i18n/light';
import { formatNumber } from '@onepoint/i18n';

export interface WholeNumberFieldProps {
  label: string;
  /** Shown in place of the label, which is still its name. */
  code?: string;
  hint?: string;
  value: number;
  max: number;
  onValueChange: (value: number) => void;
}

/** A whole number from 0 to a maximum. Anything but digits is left out; groups are shown once the field is left. */
export function WholeNumberField({ label, code, hint, value, max, onValueChange }: WholeNumberFieldProps) {
  const { i18n } = useTranslation('page');
  const [typed, setTyped] = useState<string>();
  const handleChange = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 12);
    setTyped(digits);
    onValueChange(Math.min(max, Number(digits)));
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
      onValueChange={handleChange}
    />
  );
}
