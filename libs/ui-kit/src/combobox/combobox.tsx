import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ComboboxBox, type ComboboxBoxProps } from './combobox-box.tsx';

export type { ComboboxOption, ComboboxOptions, ComboboxSection } from './combobox-box.tsx';

export interface ComboboxProps<Value extends string> extends ComboboxBoxProps<Value> {
  /** BCP 47 tag of the page's language: how text is compared, and what is said. */
  locale: string;
}

/** One choice out of so many that typing finds it faster. Load it lazily where it is not on the first screen. */
export function Combobox<Value extends string>({ locale, ...props }: ComboboxProps<Value>) {
  return (
    <I18nProvider locale={locale}>
      <ComboboxBox {...props} />
    </I18nProvider>
  );
}
