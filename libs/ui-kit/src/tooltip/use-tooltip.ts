import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { placeTooltip } from './place-tooltip.ts';

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
