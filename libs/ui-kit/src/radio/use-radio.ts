import { createContext, use } from 'react';

interface RadioGroupState {
  name: string;
  value: string | null;
  onValueChange: (value: string) => void;
  disabled: boolean;
  invalid: boolean;
}

export const RadioGroupContext = createContext<RadioGroupState | null>(null);

/** Attributes that a radio button gets from its `RadioGroup`. */
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
