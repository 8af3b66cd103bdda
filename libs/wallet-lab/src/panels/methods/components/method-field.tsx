import { useTranslation, type Resources } from '@onepoint/i18n';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { TextField } from '@onepoint/ui-kit/text-field';
import type { MethodField as Field } from '@onepoint/wallet/methods';
import type { ReactNode } from 'react';

/** Every name that a field of a method has. */
type MethodFieldName = keyof Resources['methods']['fields'];

export interface MethodFieldProps {
  readonly name: string;
  readonly field: Field;
  readonly value: string;
  readonly isInvalid: boolean;
  /** Symbol of the chain's currency, behind amounts. */
  readonly currency: string;
  readonly onValueChange: (value: string) => void;
}

const longKinds: ReadonlySet<Field['kind']> = new Set(['multiline', 'json']);

/** One parameter: a line, or several for text and JSON; says what it takes when it is refused. */
export function MethodField({ name, field, value, isInvalid, currency, onValueChange }: MethodFieldProps): ReactNode {
  const { t } = useTranslation('methods');
  const texts = {
    label: t(`fields.${name as MethodFieldName}`),
    labelNote: field.isOptional ? t('form.optional') : undefined,
    error: isInvalid ? t(`form.invalid.${field.kind}`) : undefined,
    value,
    spellCheck: false,
    autoComplete: 'off',
  } as const;
  if (longKinds.has(field.kind)) {
    const rows = Math.min(16, Math.max(3, value.split('\n').length));
    return <TextArea {...texts} mono={field.kind === 'json'} rows={rows} onChange={(event) => onValueChange(event.target.value)} />;
  }
  return (
    <TextField
      {...texts}
      mono={field.kind !== 'text'}
      inputMode={field.kind === 'amount' ? 'decimal' : field.kind === 'integer' || field.kind === 'chainId' ? 'numeric' : undefined}
      suffix={field.kind === 'amount' ? currency : undefined}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
