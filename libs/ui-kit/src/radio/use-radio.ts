import { use } from 'react';
import { RadioGroupContext } from './radio-group-context.ts';

/** Attributes of one radio, from the group around it. */
export function useRadio(value: string) {
  const group = use(RadioGroupContext);
  return {
    type: 'radio',
    value,
    name: group?.name,
    checked: group?.value === value,
    disabled: group?.disabled ?? false,
    'data-invalid': group?.invalid || undefined,
    onChange: () => group?.onValueChange(value),
  } as const;
}
