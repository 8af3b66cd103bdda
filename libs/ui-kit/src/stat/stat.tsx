import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './stat.module.css';

export interface StatProps {
  label: ReactNode;
  /** The formatted number. */
  value: ReactNode;
  /** Unit after the number: "requests", "ms". */
  unit?: ReactNode;
  /** Change since the previous period, formatted with its sign. */
  change?: ReactNode;
  /** Whether the change is good or bad. @default 'neutral' */
  changeTone?: 'neutral' | 'positive' | 'negative';
  /** A sparkline or note below the number. */
  children?: ReactNode;
  /** @default false */
  loading?: boolean;
  className?: string | undefined;
}

/** A key figure. */
export function Stat({ label, value, unit, change, changeTone = 'neutral', children, loading = false, className }: StatProps) {
  return (
    <div className={classNames(styles.stat, className)} aria-busy={loading || undefined}>
      <p className={styles.label}>{label}</p>
      <p className={styles.line}>
        {loading ? (
          <Skeleton className={styles.skeleton} />
        ) : (
          <>
            <span className={styles.value}>{value}</span>
            {unit ? <span className={styles.unit}>{unit}</span> : null}
            {change ? <span className={classNames(styles.change, styles[changeTone])}>{change}</span> : null}
          </>
        )}
      </p>
      {children}
    </div>
  );
}
