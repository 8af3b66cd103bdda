import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { TabList, type TabItem } from './tab-list.tsx';
import styles from './tabs.module.css';

export interface TabsItem extends TabItem {
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the set. */
  label: string;
  items: readonly TabsItem[];
  /** Id of the shown tab, when the caller keeps it. */
  value?: string | undefined;
  /** Id of the first shown tab, when the component keeps it. @default the first item */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

/** Panels of which one is shown. Views that deserve an address are links, not tabs. */
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
