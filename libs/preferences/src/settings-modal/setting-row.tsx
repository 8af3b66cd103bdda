import type { ReactNode } from 'react';
import { classNames } from '@onepoint/ui-kit/class-names';
import styles from './settings-modal.module.css';

export interface SettingRowProps {
  title: string;
  description: string;
  /** The control stands below its texts and fills the width. @default false */
  wide?: boolean;
  /** The control. */
  children: ReactNode;
}

/** A setting: what it is, what it does, its control. */
export function SettingRow({ title, description, wide = false, children }: SettingRowProps) {
  return (
    <div className={classNames(styles.row, styles.setting, wide && styles.wide)}>
      <div className={styles.texts}>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>{description}</p>
      </div>
      {children}
    </div>
  );
}
