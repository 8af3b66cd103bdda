import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './tabs.module.css';

interface TabStop {
  readonly id: string;
  readonly disabled?: boolean | undefined;
}

/**
 * Id of the tab that a key moves to, skipping disabled tabs and wrapping around; undefined for other keys. Right-to-left pages swap the arrow keys.
 */
export function nextTabId(tabs: readonly TabStop[], currentId: string, key: string, rightToLeft: boolean): string | undefined {
  const stops = tabs.filter((tab) => !tab.disabled);
  const index = stops.findIndex((tab) => tab.id === currentId);
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return stops[0]?.id;
  if (key === 'End') return stops.at(-1)?.id;
  if (key === forward) return stops[(index + 1) % stops.length]?.id;
  if (key === backward) return stops.at(index - 1)?.id;
  return undefined;
}

export interface TabItem {
  id: string;
  label: ReactNode;
  disabled?: boolean | undefined;
}

interface TabListProps {
  /** Accessible name of the tabs. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (id: string) => void;
  /** Prefix of the ids of tabs and panels. */
  idBase: string;
  /** `line` underlines the selected tab, `quiet` is for code headers. */
  look: 'line' | 'quiet';
}

/** A tab list with one tab stop, arrow keys, Home and End. Selection follows focus. */
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
