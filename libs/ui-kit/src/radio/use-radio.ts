import { createContext, use } from 'react';

interface RadioGroupState {
  name: string;
  value: string | null;
  onValueChange: (value: string) => void;
  disabled: boolean;
  /** Whether the group has an error. */
  invalid: boolean;
}

/** Values that a group provides to its radios. */
export const RadioGroupContext = createContext<RadioGroupState | null>(null);

/** Attributes of a radio from its group. */
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
