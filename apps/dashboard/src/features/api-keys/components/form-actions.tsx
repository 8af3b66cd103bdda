import type { ReactNode } from 'react';
import styles from './form-actions.module.css';

/** Buttons under a form, side by side while there is room. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
