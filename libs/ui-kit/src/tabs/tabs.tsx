import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { TabList, type TabItem } from './tab-list.tsx';
import styles from './tabs.module.css';

export interface TabsItem extends TabItem {
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  items: readonly TabsItem[];
  /** Id of the selected tab, if controlled. */
  value?: string | undefined;
  /** Id of the initial tab, if uncontrolled. @default the first item */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

/** Tabs with panels. Use links for views with their own URL. */
export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  const idBase = useId();
  const [ownValue, setOwnValue] = useState(defaultValue ?? items[0]?.id ?? '');
  const shownId = value ?? ownValue;
  const handleValueChange = (id: string) => {
    setOwnValue(id);
    onValueChange?.(id);
  };
  return (
    <div className={classNames(styles.tabs, className)}>
      <TabList label={label} items={items} value={shownId} onValueChange={handleValueChange} idBase={idBase} look="line" />
      <div role="tabpanel" id={`${idBase}-panel`} aria-labelledby={`${idBase}-tab-${shownId}`} tabIndex={0} className={styles.panel}>
        {items.find((item) => item.id === shownId)?.content}
      </div>
    </div>
  );
}
