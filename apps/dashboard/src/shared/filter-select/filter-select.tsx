import { ChevronDown } from 'lucide-react';
import styles from './filter-select.module.css';

export interface FilterSelectProps {
  /** Accessible name: what is filtered by. */
  label: string;
  /** What "no filter" is called. */
  allLabel: string;
  options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  /** Null for no filter. One that is not among the options (an address may say anything) is shown as it is. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/** A filter of one value. The browser's own list: quick on a phone, searchable by typing, nothing to load. */
export function FilterSelect({ label, allLabel, options, value, onValueChange }: FilterSelectProps) {
  return (
    <span className={styles.box} data-active={value !== null || undefined}>
      <select
        className={styles.select}
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onValueChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{allLabel}</option>
        {value === null || options.some((option) => option.value === value) ? null : <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
    </span>
  );
}
