/** One step of type: sizes in CSS pixels at a 16 px root, tracking in em. */
export interface TypeStep {
  readonly sizePx: number;
  readonly lineHeightPx: number;
  readonly trackingEm: number;
}

/** Eight steps around 16 px: 8:7 going down, 5:4 going up, to the pixel. Headings get tighter as they grow. */
export const typeScale: readonly TypeStep[] = [
  { sizePx: 12, lineHeightPx: 16, trackingEm: 0.002 },
  { sizePx: 14, lineHeightPx: 20, trackingEm: 0 },
  { sizePx: 16, lineHeightPx: 26, trackingEm: -0.003 },
  { sizePx: 20, lineHeightPx: 28, trackingEm: -0.012 },
  { sizePx: 25, lineHeightPx: 32, trackingEm: -0.018 },
  { sizePx: 31, lineHeightPx: 38, trackingEm: -0.022 },
  { sizePx: 39, lineHeightPx: 44, trackingEm: -0.028 },
  { sizePx: 49, lineHeightPx: 52, trackingEm: -0.034 },
];
