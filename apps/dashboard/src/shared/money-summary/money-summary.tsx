import { classNames } from '@onepoint/ui-kit/class-names';
import type { ReactNode } from 'react';
import styles from './money-summary.module.css';

export interface MoneySummaryRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** `total` is the row that matters most, `charge` the money that leaves, `fact` no money at all. @default 'plain' */
  readonly kind?: 'plain' | 'charge' | 'total' | 'fact';
}

export interface MoneySummaryProps {
  /** Accessible name. */
  label: string;
  rows: readonly MoneySummaryRow[];
  /** Below the rows: what a number alone does not say. */
  children?: ReactNode;
}

/** What will happen to the money, before it does: price, charge, balance before and after, when (decision 25). */
export function MoneySummary({ label, rows, children }: MoneySummaryProps) {
  return (
    <section className={styles.summary} aria-label={label}>
      <dl className={styles.rows}>
        {rows.map(({ id, label: name, value, kind = 'plain' }) => (
          <div key={id} className={classNames(styles.row, styles[kind])}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children ? <div className={styles.notes}>{children}</div> : null}
    </section>
  );
}
