import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names/class-names.ts';
import control from '../field/control.module.css';
import type { FieldTexts } from '../field/field.tsx';
import field from '../field/field.module.css';
import { Choice } from '../popover/choice.tsx';
import { PickerError, PickerHead } from '../popover/picker-texts.tsx';
import popover from '../popover/popover.module.css';
import styles from './select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldTexts {
  options: ReadonlyArray<SelectOption<Value>>;
  /** The selected value, or null. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A select with label, hint and error. */
export function Select<Value extends string>({
  label,
  labelNote,
  description,
  error,
  hideLabel = false,
  options,
  value,
  onValueChange,
  placeholder = '',
  name,
  required = false,
  disabled = false,
  className,
  ref,
}: SelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <AriaSelect
      value={value}
      onChange={(key) => onValueChange(key as Value)}
      placeholder={placeholder}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      isRequired={required}
      validationBehavior="aria"
      {...(name ? { name } : {})}
      className={classNames(field.field, className)}
    >
      <PickerHead {...{ label, labelNote, description, hideLabel }} />
      <Button ref={ref} className={classNames(control.box, styles.trigger)} {...(error ? { 'data-invalid': true } : {})}>
        {chosen?.icon ? <span className={styles.icon}>{chosen.icon}</span> : null}
        <SelectValue className={styles.value ?? ''}>{({ isPlaceholder }) => (isPlaceholder ? placeholder : chosen?.label)}</SelectValue>
        <ChevronsUpDown className={styles.chevron} size={16} strokeWidth={1.5} aria-hidden />
      </Button>
      <PickerError error={error} />
      <Popover offset={4} className={popover.popover ?? ''}>
        <ListBox className={popover.list ?? ''}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              isDisabled={option.disabled ?? false}
              className={popover.item ?? ''}
            >
              {({ isSelected }) => (
                <Choice label={option.label} description={option.description} icon={option.icon} selected={isSelected} />
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
