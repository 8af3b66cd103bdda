import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './native-select.module.css';

interface NativeSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string; readonly group?: string }[];
  /** Visually hides the label. Default false. */
  readonly hideLabel?: boolean;
  readonly disabled?: boolean;
}

/** A styled native `select`. */
export function NativeSelect({ label, value, onValueChange, options, hideLabel = false, disabled = false }: NativeSelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select id={id} className={styles.select} value={value} disabled={disabled} onChange={(event) => onValueChange(event.target.value)}>
          {groupsOf(options).map(([group, entries]) =>
            group === '' ? (
              entries.map(optionOf)
            ) : (
              <optgroup key={group} label={group}>
                {entries.map(optionOf)}
              </optgroup>
            ),
          )}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden strokeWidth={1.5} />
      </div>
    </div>
  );
}

type Option = NativeSelectProps['options'][number];

function optionOf({ value, label }: Option): ReactNode {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

function groupsOf(options: readonly Option[]): readonly (readonly [string, readonly Option[]])[] {
  return [...Map.groupBy(options, ({ group = '' }) => group)];
}
