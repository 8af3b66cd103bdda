import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, type Ref, use, useRef, useState } from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  useFilter,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Header } from 'react-aria-components/Header';
import { classNames } from '../class-names/class-names.ts';
import control from '../field/control.module.css';
import field from '../field/field.module.css';
import type { FieldTexts } from '../field/field.tsx';
import { Choice } from '../popover/choice.tsx';
import { PickerError, PickerHead } from '../popover/picker-texts.tsx';
import popover from '../popover/popover.module.css';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './combobox.module.css';

export interface ComboboxOption<Value extends string> {
  value: Value;
  /** Text that the search matches and that the input shows. */
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

export function listOptions<Value extends string>(options: ComboboxOptions<Value>): ReadonlyArray<ComboboxOption<Value>> {
  return options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
}

/** Filters options and removes empty sections. */
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

interface UseComboboxTextParameters<Value extends string> {
  options: ComboboxOptions<Value>;
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  onSearch: ((text: string) => void) | undefined;
}

/**
 * The text of a combobox. react-aria also sets the text from the currently visible options, which may not include the selected one, so only text typed by
 * the user is accepted; otherwise the text follows the value.
 */
function useComboboxText<Value extends string>({ options, value, onValueChange, onSearch }: UseComboboxTextParameters<Value>) {
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
    /** The selected option, even if the search does not match it. */
    chosen,
    text: typed ?? chosen?.label ?? '',
    /** Text typed since the list was opened; "" shows all options. */
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

interface ComboboxListProps {
  options: ComboboxOptions<string>;
  /** Shown instead of options. */
  emptyText: string;
}

function drawOption({ value, label, description, icon, disabled = false }: ComboboxOption<string>) {
  return (
    <ListBoxItem key={value} id={value} textValue={label} isDisabled={disabled} className={popover.item ?? ''}>
      {({ isSelected }) => <Choice label={label} description={description} icon={icon} selected={isSelected} />}
    </ListBoxItem>
  );
}

function ComboboxList({ options, emptyText }: ComboboxListProps) {
  return (
    <ListBox className={popover.list ?? ''} renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}>
      {options.map((entry) =>
        'options' in entry ? (
          <ListBoxSection key={entry.id} id={entry.id} className={popover.section ?? ''}>
            <Header className={popover.title}>{entry.title}</Header>
            {entry.options.map(drawOption)}
          </ListBoxSection>
        ) : (
          drawOption(entry)
        ),
      )}
    </ListBox>
  );
}

interface ComboboxInputProps {
  placeholder: string;
  /** Called before typed text changes. */
  onTyping: () => void;
  ref: Ref<HTMLInputElement> | undefined;
}

/**
 * The input of a combobox. It opens the list itself on typing or click: if react-aria opened it, the list would reopen whenever the text is updated
 * from the value.
 */
function ComboboxInput({ placeholder, onTyping, ref }: ComboboxInputProps) {
  const state = use(ComboBoxStateContext);
  const handleInput = () => {
    onTyping();
    state?.open(null, 'input');
  };
  return (
    <Input
      ref={ref}
      placeholder={placeholder}
      className={classNames(control.input)}
      onInputCapture={handleInput}
      onClick={() => state?.open(null, 'manual')}
    />
  );
}

export interface ComboboxBoxProps<Value extends string> extends FieldTexts {
  /** Options or sections of options. */
  options: ComboboxOptions<Value>;
  /** The selected value, or null. */
  value: Value | null;
  /** Called with null when the text is cleared. */
  onValueChange: (value: Value | null) => void;
  /** Shown when nothing matches. */
  emptyText: string;
  /** Name of the button that opens the list. */
  toggleLabel: string;
  /** Called with typed text, if the caller searches options. Without it, options are filtered locally. */
  onSearch?: ((text: string) => void) | undefined;
  /** Whether options are loading. @default false */
  loading?: boolean;
  /** Shown and announced while `loading`. @default '' */
  loadingText?: string;
  placeholder?: string | undefined;
  /** Form field name of the value. */
  name?: string | undefined;
  /** @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The combobox in the locale of its provider. */
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
        {/* Inside the list, because content outside of an open list is hidden from screen readers. */}
        <span role="status" className="visually-hidden">
          {loading ? loadingText : ''}
        </span>
        <ComboboxList options={shown} emptyText={loading ? loadingText : emptyText} />
      </Popover>
    </ComboBox>
  );
}
