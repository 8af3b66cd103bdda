import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useScrollRegion } from '../scroll-region/use-scroll-region.ts';
import styles from './scroll-area.module.css';

export interface ScrollAreaProps {
  /** Accessible name, spoken when the keyboard reaches it: what is scrolled. */
  label: string;
  /** Greatest height in pixels; what does not fit is scrolled. @default as high as its container lets it be */
  maxHeightPx?: number | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A box that scrolls, with bars of 12 px. While there is something to scroll it is a tab stop, and arrow keys scroll it. */
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
