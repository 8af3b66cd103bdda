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
