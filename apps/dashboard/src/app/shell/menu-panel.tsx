import type { ReactNode } from 'react';
import styles from './menu-panel.module.css';

export interface MenuPanelProps {
  children: ReactNode;
  /** Kept at the foot: plan and balance. */
  foot?: ReactNode;
}

/** Inside of the left menu: sections above, what always counts below. */
export function MenuPanel({ children, foot }: MenuPanelProps) {
  return (
    <div className={styles.panel}>
      {children}
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </div>
  );
}
