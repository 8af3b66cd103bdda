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
 * Position of a tooltip's top left corner in viewport pixels: centered above its anchor, or below it if there is no space, at least 8 px from the sides
 * of the viewport.
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
  /** Attach it to the anchor. */
  readonly anchorRef: RefObject<HTMLSpanElement | null>;
  /** Attach it to the tooltip, an element with `popover="manual"`. */
  readonly tooltipRef: RefObject<HTMLSpanElement | null>;
  readonly handlers: TooltipHandlers;
  /** Whether the anchor has keyboard focus. */
  readonly isFocused: () => boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/**
 * Opens a tooltip after 200 ms of hover, or immediately on keyboard focus; Escape closes it. The tooltip is a native popover, so it is above dialogs and
 * never clipped.
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
    // Its text can change while open ("Copy", "Copied"), and a loaded font changes its size.
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
  /** Short text. Essential information belongs on the page. */
  content: ReactNode;
  /** The focusable anchor. A function receives the id of the tooltip for `aria-describedby`. */
  children: ReactNode | ((tooltipId: string) => ReactNode);
  /** The content repeats the name of the element, so it is hidden from screen readers and rendered on first use. @default false */
  repeatsName?: boolean;
}

/** A tooltip on hover (after 200 ms) and keyboard focus. */
export function Tooltip({ content, children, repeatsName = false }: TooltipProps) {
  const id = useId();
  const [isMade, setIsMade] = useState(!repeatsName);
  const { anchorRef, tooltipRef, show, isFocused, handlers } = useTooltip();
  const wasMade = useRef(isMade);
  useEffect(() => {
    // The anchor already had keyboard focus.
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
