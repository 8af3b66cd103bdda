import type { ReactNode } from 'react';
import styles from './diff-list.module.css';

export interface DiffListProps {
  /** What is compared with what. */
  readonly label: string;
  readonly changes: readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

/** Changes, one a line: what was, and what is. Nothing without any. */
export function DiffList({ label, changes }: DiffListProps): ReactNode {
  if (changes.length === 0) return null;
  return (
    <div className={styles.block}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      <dl className={styles.diff} aria-label={label}>
        {changes.map(({ name, before, after }) => (
          <div key={name} className={styles.change}>
            <dt>{name}</dt>
            <dd>
              <del>{before}</del>
              <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
