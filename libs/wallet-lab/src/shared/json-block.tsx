import type { ReactNode } from 'react';
import { formatJson } from './format.ts';
import styles from './json-block.module.css';

interface JsonBlockProps {
  readonly label: string;
  readonly value: unknown;
}

/** A labeled, scrollable JSON value. */
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

// Focusable, so that it can be scrolled with the keyboard.
const scrollRegion = { role: 'region', tabIndex: 0 } as const;
