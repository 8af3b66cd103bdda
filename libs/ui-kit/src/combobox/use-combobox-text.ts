import { useRef, useState } from 'react';
import { listOptions, type ComboboxOption, type ComboboxOptions } from './combobox-options.ts';

export interface UseComboboxTextParameters<Value extends string> {
  options: ComboboxOptions<Value>;
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  onSearch: ((text: string) => void) | undefined;
}

/**
 * The text of a combobox. The behaviour library writes into the box too, from the options it sees at that moment, and those may no
 * longer hold the chosen one: only what a person types is taken from it, all else follows the value.
 */
export function useComboboxText<Value extends string>({ options, value, onValueChange, onSearch }: UseComboboxTextParameters<Value>) {
  const [kept, setKept] = useState<ComboboxOption<Value>>();
  const found = listOptions(options).find((option) => option.value === value);
  if (found !== undefined && found !== kept) setKept(found);
  const chosen = found ?? (kept?.value === value ? kept : undefined);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = useRef(false);

  const search = (text: string) => {
    setTyped(text);
    onSearch?.(text);
    if (text === '' && value !== null) onValueChange(null);
  };
  return {
    /** The chosen option, also while a search does not find it. */
    chosen,
    text: typed ?? chosen?.label ?? '',
    /** What was typed since the list was opened; "" shows everything. */
    query: typed ?? '',
    choose: (next: Value | null) => {
      setTyped(null);
      if (next !== value) onValueChange(next);
    },
    handleTyping: () => {
      isTyping.current = true;
    },
    handleInputChange: (text: string) => {
      if (isTyping.current) search(text);
      else setTyped(null);
      isTyping.current = false;
    },
    handleOpenChange: (open: boolean) => {
      if (!open) setTyped(null);
    },
  };
}
