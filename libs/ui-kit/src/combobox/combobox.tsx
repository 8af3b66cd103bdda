import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ComboboxBox, type ComboboxBoxProps } from './combobox-box.tsx';

export type { ComboboxOption, ComboboxOptions, ComboboxSection } from './combobox-box.tsx';

export interface ComboboxProps<Value extends string> extends ComboboxBoxProps<Value> {
  /** BCP 47 tag for comparing and announcing text. */
  locale: string;
}

/** A select with text search for many options. Load it lazily if it is not on the first screen. */
export function Combobox<Value extends string>({ locale, ...props }: ComboboxProps<Value>) {
  return (
    <I18nProvider locale={locale}>
      <ComboboxBox {...props} />
    </I18nProvider>
  );
}
