import { classNames } from '@onepoint/ui-kit/class-names';
import type { ReactNode } from 'react';
import styles from './money-summary.module.css';

export interface MoneySummaryRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** `total` is the main row, `charge` the amount charged, `fact` not an amount. @default 'plain' */
  readonly kind?: 'plain' | 'charge' | 'total' | 'fact';
}

interface MoneySummaryProps {
  label: string;
  rows: readonly MoneySummaryRow[];
  children?: ReactNode;
}

/** Preview of a payment: price, charge, balance before and after, date (decision 25). */
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
