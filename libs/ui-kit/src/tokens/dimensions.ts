/** Nine steps of space on the 4 px grid, in CSS pixels. */
export const spacingPx: readonly number[] = [4, 8, 12, 16, 24, 32, 48, 64, 96];

/** Corner radii in CSS pixels: small controls, controls and cards, dialogs and large cards. */
export const radiiPx = { s: 6, m: 10, l: 16 } as const;

export const controlHeightsPx = { xs: 24, sm: 30, md: 36, lg: 44, xl: 52 } as const;

export const iconSizesPx = { xs: 14, sm: 16, md: 18, lg: 20, xl: 22 } as const;

export const widthsPx = { content: 1200, prose: 720 } as const;

export type ControlSize = keyof typeof iconSizesPx;

/** Stacking order. A modal's own z-index is `modal` plus its position in the stack. */
export const layers = { sticky: 10, header: 100, drawer: 900, modal: 1000, popover: 2000, toast: 3000, progress: 3100 } as const;

/** Durations in milliseconds. Reduced motion sets all of them to 0. */
export const durationsMs = { fast: 120, base: 160, slow: 200 } as const;

/** Easing of enter and exit transitions. */
export const easeOut = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Font stacks: Geist, a metric-matched local font while it loads, then system fonts. `base.css` adds CJK fonts by language. */
export const fontStacks = {
  sans: 'Geist, Geist Fallback, system-ui, sans-serif',
  mono: 'Geist Mono, Geist Mono Fallback, ui-monospace, monospace',
} as const;

/** A type size: CSS pixels at a 16 px root, letter spacing in em. */
export interface TypeStep {
  readonly sizePx: number;
  readonly lineHeightPx: number;
  readonly trackingEm: number;
}

/** Eight type sizes around 16 px: ratio 8:7 below, 5:4 above, rounded to pixels. Larger headings have tighter letter spacing. */
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
