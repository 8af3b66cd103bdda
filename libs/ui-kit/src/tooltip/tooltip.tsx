import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import styles from './tooltip.module.css';

const gapPx = 6;
const marginPx = 8;

export interface TooltipPlacement {
  readonly xPx: number;
  readonly yPx: number;
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
}

/**
 * Where a tooltip's top left corner goes, in viewport pixels: centred above its anchor, below it where there is
 * no room above, never closer than 8 px to the viewport's sides.
 */
export function placeTooltip(
  anchor: Box,
  tooltip: { readonly width: number; readonly height: number },
  viewportWidthPx: number,
): TooltipPlacement {
  const above = anchor.top - gapPx - tooltip.height;
  const centred = anchor.left + (anchor.width - tooltip.width) / 2;
  const rightmost = viewportWidthPx - tooltip.width - marginPx;
  return {
    xPx: Math.round(Math.max(marginPx, Math.min(centred, rightmost))),
    yPx: Math.round(above >= marginPx ? above : anchor.bottom + gapPx),
  };
}

const openDelayMs = 200;

interface TooltipHandlers {
  readonly onPointerEnter: (event: { readonly pointerType: string }) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

interface TooltipState {
  /** Goes on the element that the tooltip explains. */
  readonly anchorRef: RefObject<HTMLSpanElement | null>;
  /** Goes on the tooltip, an element with `popover="manual"`. */
  readonly tooltipRef: RefObject<HTMLSpanElement | null>;
  readonly handlers: TooltipHandlers;
  /** Whether the keyboard is at the anchor. */
  readonly isFocused: () => boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/**
 * Opens a tooltip 200 ms after the mouse rests on its anchor and at once on keyboard focus; Escape closes it.
 * The tooltip is a native popover: it lies above dialogs and no container clips it.
 */
export function useTooltip(): TooltipState {
  const anchorRef = useRef<HTMLSpanElement>(null);
  const tooltipRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resizes = useRef<ResizeObserver>(undefined);

  const place = useCallback(() => {
    const anchor = anchorRef.current;
    const tooltip = tooltipRef.current;
    if (!anchor || !tooltip) return;
    const { xPx, yPx } = placeTooltip(
      anchor.getBoundingClientRect(),
      tooltip.getBoundingClientRect(),
      document.documentElement.clientWidth,
    );
    tooltip.style.translate = `${xPx}px ${yPx}px`;
  }, []);

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    resizes.current?.disconnect();
    if (tooltipRef.current?.matches(':popover-open')) tooltipRef.current.hidePopover();
  }, []);

  const show = useCallback(() => {
    clearTimeout(timer.current);
    const tooltip = tooltipRef.current;
    if (!tooltip || tooltip.matches(':popover-open')) return;
    tooltip.showPopover();
    place();
    // What it says may change while it is open ("Copy", "Copied"), and a font that arrives changes its size.
    resizes.current = new ResizeObserver(place);
    resizes.current.observe(tooltip);
  }, [place]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', closeOnEscape);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      clearTimeout(timer.current);
      resizes.current?.disconnect();
      document.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('scroll', hide, { capture: true });
    };
  }, [hide]);

  const onPointerEnter = (event: { readonly pointerType: string }) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(show, openDelayMs);
  };
  const isFocused = useCallback(() => anchorRef.current?.querySelector(':focus-visible') != null, []);
  const onFocus = () => {
    if (isFocused()) show();
  };
  return { anchorRef, tooltipRef, isFocused, show, hide, handlers: { onPointerEnter, onPointerLeave: hide, onFocus, onBlur: hide } };
}

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
