import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useScrollRegion } from '../scroll-region/use-scroll-region.ts';
import styles from './scroll-area.module.css';

export interface ScrollAreaProps {
  /** Accessible name. */
  label: string;
  /** Maximum height in pixels. @default limited by its container */
  maxHeightPx?: number | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A scrolling box with scroll bars of 12 px. It is a tab stop while its content overflows. */
export function ScrollArea({ label, maxHeightPx, children, className }: ScrollAreaProps) {
  const { ref, region } = useScrollRegion<HTMLDivElement>();
  return (
    <div
      ref={ref}
      {...region}
      {...(region.role ? { 'aria-label': label } : {})}
      className={classNames(styles.area, className)}
      style={maxHeightPx === undefined ? undefined : { maxBlockSize: maxHeightPx }}
    >
      {children}
    </div>
  );
}
