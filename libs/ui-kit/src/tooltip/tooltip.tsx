import { useId, type ReactNode } from 'react';
import { useTooltip } from './use-tooltip.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** Short text. What a reader cannot do without belongs on the page instead. */
  content: ReactNode;
  /** The focusable element it explains. Given a function, it receives the tooltip's id for `aria-describedby`. */
  children: ReactNode | ((tooltipId: string) => ReactNode);
  /** The content repeats the element's own name, so screen readers need not hear it twice. @default false */
  repeatsName?: boolean;
}

/** A hint on hover (after 200 ms) and on keyboard focus. */
export function Tooltip({ content, children, repeatsName = false }: TooltipProps) {
  const id = useId();
  const { anchorRef, tooltipRef, handlers } = useTooltip();
  return (
    <span className={styles.anchor} ref={anchorRef} {...handlers}>
      {typeof children === 'function' ? children(id) : children}
      <span className={styles.tooltip} ref={tooltipRef} id={id} role="tooltip" popover="manual" aria-hidden={repeatsName || undefined}>
        {content}
      </span>
    </span>
  );
}
