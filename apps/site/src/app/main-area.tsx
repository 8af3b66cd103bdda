import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** Where the page itself stands in its frame. */
export function MainArea({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
