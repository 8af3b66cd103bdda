import { classNames } from '@onepoint/ui-kit/class-names';
import type { ReactNode } from 'react';
import styles from './fact-grid.module.css';

interface FactGridProps {
  facts: ReadonlyArray<{ readonly id: string; readonly term: string; readonly value: ReactNode }>;
  /** Widens columns for values such as URLs and times. */
  wide?: boolean;
}

export function FactGrid({ facts, wide = false }: FactGridProps) {
  return (
    <dl className={classNames(styles.facts, wide && styles.wide)}>
      {facts.map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
