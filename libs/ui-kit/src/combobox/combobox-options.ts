import type { ReactNode } from 'react';

export interface ComboboxOption<Value extends string> {
  value: Value;
  /** What is typed and searched. */
  label: string;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

/** Options under a heading. */
export interface ComboboxSection<Value extends string> {
  id: string;
  title: string;
  options: ReadonlyArray<ComboboxOption<Value>>;
}

export type ComboboxOptions<Value extends string> = ReadonlyArray<ComboboxOption<Value> | ComboboxSection<Value>>;

/** Every option, those of sections too. */
export function listOptions<Value extends string>(options: ComboboxOptions<Value>): ReadonlyArray<ComboboxOption<Value>> {
  return options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
}

/** The options that are to be kept, under the headings that still have some. */
export function filterOptions<Value extends string>(
  options: ComboboxOptions<Value>,
  isKept: (option: ComboboxOption<Value>) => boolean,
): ComboboxOptions<Value> {
  return options.flatMap((entry): ComboboxOptions<Value> => {
    if (!('options' in entry)) return isKept(entry) ? [entry] : [];
    const kept = entry.options.filter(isKept);
    return kept.length > 0 ? [{ ...entry, options: kept }] : [];
  });
}
