import type { ReactNode } from 'react';
import { formatJson } from './format.ts';
import styles from './json-block.module.css';

interface JsonBlockProps {
  /** What it is: "Parameters". */
  readonly label: string;
  readonly value: unknown;
}

/** Any value, readable, under its name. Long ones scroll. */
export function JsonBlock({ label, value }: JsonBlockProps): ReactNode {
  return (
    <div className={styles.block}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      <pre className={styles.json} {...scrollRegion} aria-label={label}>
        {formatJson(value)}
      </pre>
    </div>
  );
}

// A scrolling box needs a tab stop, so that the keyboard can scroll it.
const scrollRegion = { role: 'region', tabIndex: 0 } as const;
