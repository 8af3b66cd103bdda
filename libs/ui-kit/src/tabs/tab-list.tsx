import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { nextTabId } from './next-tab.ts';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  disabled?: boolean | undefined;
}

interface TabListProps {
  /** Accessible name of the set. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (id: string) => void;
  /** Prefix of the ids that tie tabs to their panels. */
  idBase: string;
  /** `line` underlines the chosen tab, `quiet` suits headers of code. */
  look: 'line' | 'quiet';
}

/** The row of tabs: one tab stop, arrow keys, Home and End; choosing follows focus. */
export function TabList({ label, items, value, onValueChange, idBase, look }: TabListProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const list = event.currentTarget;
    const nextId = nextTabId(items, value, event.key, getComputedStyle(list).direction === 'rtl');
    if (nextId === undefined) return;
    event.preventDefault();
    onValueChange(nextId);
    list.querySelector<HTMLElement>(`[data-tab='${CSS.escape(nextId)}']`)?.focus();
  };
  return (
    <div role="tablist" tabIndex={-1} aria-label={label} className={classNames(styles.list, styles[look])} onKeyDown={handleKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${idBase}-tab-${item.id}`}
          data-tab={item.id}
          aria-selected={item.id === value}
          aria-controls={item.id === value ? `${idBase}-panel` : undefined}
          tabIndex={item.id === value ? 0 : -1}
          disabled={item.disabled}
          className={styles.tab}
          onClick={() => onValueChange(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
