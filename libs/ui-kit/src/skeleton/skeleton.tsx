import { classNames } from '../class-names/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is a line of text, `block` fills its container, `circle` is an avatar. @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  /** Lines of text; the last one is shorter. @default 1 */
  lines?: number;
  className?: string | undefined;
}

/** Placeholder of loading content. Hidden from screen readers: the surrounding region is `aria-busy`. */
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
