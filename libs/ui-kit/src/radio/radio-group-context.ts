import { createContext } from 'react';

export interface RadioGroupState {
  name: string;
  value: string | null;
  onValueChange: (value: string) => void;
  disabled: boolean;
  /** Where no radio is chosen, each of them is a stop; the group says what is wrong. */
  invalid: boolean;
}

/** What radios read from the group around them. */
export const RadioGroupContext = createContext<RadioGroupState | null>(null);
