import { ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, ComboBox, Popover, useFilter } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { classNames } from '../class-names/class-names.ts';
import control from '../field/control.module.css';
import type { FieldTexts } from '../field/field.tsx';
import field from '../field/field.module.css';
import { PickerError, PickerHead } from '../popover/picker-texts.tsx';
import popover from '../popover/popover.module.css';
import { Spinner } from '../spinner/spinner.tsx';
import { ComboboxInput } from './combobox-input.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { filterOptions, type ComboboxOptions } from './combobox-options.ts';
import styles from './combobox.module.css';
import { useComboboxText } from './use-combobox-text.ts';

export interface ComboboxBoxProps<Value extends string> extends FieldTexts {
  /** Options, under headings where there are sections. */
  options: ComboboxOptions<Value>;
  /** The chosen value; null while nothing is chosen. */
  value: Value | null;
  /** Called with null when the text is emptied. */
  onValueChange: (value: Value | null) => void;
  /** Shown where nothing matches. */
  emptyText: string;
  /** Name of the button that opens the list. */
  toggleLabel: string;
  /** Called with what is typed. The caller then finds the options; without it they are filtered here. */
  onSearch?: ((text: string) => void) | undefined;
  /** Options are being found. @default false */
  loading?: boolean;
  /** Said and shown while `loading`. @default '' */
  loadingText?: string;
  placeholder?: string | undefined;
  /** Name in a form, which gets the value. */
  name?: string | undefined;
  /** @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
  className?: string | undefined;
  /** The box that is typed into. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The combobox, in the locale of the provider around it. */
export function ComboboxBox<Value extends string>({
  label,
  labelNote,
  description,
  error,
  hideLabel = false,
  options,
  value,
  onValueChange,
  emptyText,
  toggleLabel,
  onSearch,
  loading = false,
  loadingText = '',
  placeholder = '',
  name,
  required = false,
  disabled = false,
  className,
  ref,
}: ComboboxBoxProps<Value>) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const { chosen, text, query, ...handlers } = useComboboxText({ options, value, onValueChange, onSearch });
  const shown = query === '' || onSearch ? options : filterOptions(options, (option) => contains(option.label, query));
  return (
    <ComboBox
      value={value}
      onChange={(key) => handlers.choose(key as Value | null)}
      items={shown}
      inputValue={text}
      onInputChange={handlers.handleInputChange}
      onOpenChange={handlers.handleOpenChange}
      allowsEmptyCollection
      menuTrigger="manual"
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      isRequired={required}
      validationBehavior="aria"
      {...(name ? { name } : {})}
      className={classNames(field.field, className)}
    >
      <PickerHead {...{ label, labelNote, description, hideLabel }} />
      <Group className={classNames(control.box, styles.box)}>
        {chosen?.icon && text === chosen.label ? <span className={styles.icon}>{chosen.icon}</span> : null}
        <ComboboxInput ref={ref} placeholder={placeholder} onTyping={handlers.handleTyping} />
        {loading ? <Spinner size="xs" /> : null}
        <Button aria-label={toggleLabel} className={styles.toggle ?? ''}>
          <ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      </Group>
      <PickerError error={error} />
      <Popover offset={4} className={popover.popover ?? ''}>
        {/* Inside: what is outside of an open list is hidden from screen readers. */}
        <span role="status" className="visually-hidden">
          {loading ? loadingText : ''}
        </span>
        <ComboboxList options={shown} emptyText={loading ? loadingText : emptyText} />
      </Popover>
    </ComboBox>
  );
}
