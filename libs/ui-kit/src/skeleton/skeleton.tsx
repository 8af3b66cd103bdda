import { classNames } from '../class-names/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is a line of the surrounding type, `block` fills its box, `circle` is an avatar. @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  /** Lines of text; the last one is shorter. @default 1 */
  lines?: number;
  className?: string | undefined;
}

/** The shape of what is loading. Silent: the region around it says that it is busy. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  if (shape !== 'text') return <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden />;
  return (
    <span className={classNames(styles.lines, className)} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles.skeleton, styles.text)} />
      ))}
    </span>
  );
}
