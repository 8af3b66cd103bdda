import { Progress } from '@onepoint/ui-kit/progress';
import type { ReactNode } from 'react';
import { limitTone } from '../data/limit-tone.ts';
import styles from './limit-line.module.css';

export interface LimitLineProps {
  label: string;
  /** What the number means. */
  hint: ReactNode;
  /** "120 of 500". */
  value: string;
  /** Used part, 0 to 1 and above. */
  share: number;
}

/** One limit: how much of it is used, in words and as a bar. */
export function LimitLine({ label, hint, value, share }: LimitLineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
      </span>
      <Progress label={`${label}: ${value}`} value={Math.min(1, share)} tone={limitTone(share)} />
      <span className={styles.hint}>{hint}</span>
    </li>
  );
}
