import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTooltip } from './use-tooltip.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** Short text. What a reader cannot do without belongs on the page instead. */
  content: ReactNode;
  /** The focusable element it explains. Given a function, it receives the tooltip's id for `aria-describedby`. */
  children: ReactNode | ((tooltipId: string) => ReactNode);
  /** The content repeats the element's own name, so screen readers need not hear it twice; it is made when it is first wanted. @default false */
  repeatsName?: boolean;
}

/** A hint on hover (after 200 ms) and on keyboard focus. */
export function Tooltip({ content, children, repeatsName = false }: TooltipProps) {
  const id = useId();
  const [isMade, setIsMade] = useState(!repeatsName);
  const { anchorRef, tooltipRef, show, isFocused, handlers } = useTooltip();
  const wasMade = useRef(isMade);
  useEffect(() => {
    // Whoever came by keyboard was there before it.
    if (isMade && !wasMade.current && isFocused()) show();
    wasMade.current = isMade;
  }, [isMade, isFocused, show]);
  const make = (): void => setIsMade(true);
  return (
    <span className={styles.anchor} ref={anchorRef} {...handlers} onPointerOver={make} onFocusCapture={make}>
      {typeof children === 'function' ? children(id) : children}
      {isMade ? (
        <span className={styles.tooltip} ref={tooltipRef} id={id} role="tooltip" popover="manual" aria-hidden={repeatsName || undefined}>
          {content}
        </span>
      ) : null}
    </span>
  );
}
