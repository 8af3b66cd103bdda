import { classNames } from '../class-names/class-names.ts';
import styles from './product-mark.module.css';

export interface ProductMarkProps {
  /** Accessible name. Omit it next to the product name: the mark is then decorative. */
  label?: string | undefined;
  /** Width and height in CSS pixels. @default 24 */
  sizePx?: number;
  className?: string | undefined;
}

/** The product mark, also used in the favicons. */
export function ProductMark({ label, sizePx = 24, className }: ProductMarkProps) {
  const accessibility = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 32 32"
      focusable="false"
      className={classNames(styles.mark, className)}
      {...accessibility}
    >
      <rect width="32" height="32" rx="8" className={styles.tile} />
      <path d="M16 16 6.5 8M16 16H5M16 16l-9.5 8" className={styles.lines} />
      <path d="M16 16h11" className={styles.line} />
      <circle cx="16" cy="16" r="4.5" className={styles.point} />
    </svg>
  );
}
