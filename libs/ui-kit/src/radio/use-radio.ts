import { createContext, use } from 'react';

interface RadioGroupState {
  name: string;
  value: string | null;
  onValueChange: (value: string) => void;
  disabled: boolean;
  /** Where no radio is chosen, each of them is a stop; the group says what is wrong. */
  invalid: boolean;
}

/** What radios read from the group around them. */
export const RadioGroupContext = createContext<RadioGroupState | null>(null);

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
