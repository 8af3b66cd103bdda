/** Nine steps of space on the 4 px grid, in CSS pixels. */
export const spacingPx: readonly number[] = [4, 8, 12, 16, 24, 32, 48, 64, 96];

/** Corner radii in CSS pixels: small controls, controls and cards, dialogs and large cards. */
export const radiiPx = { s: 6, m: 10, l: 16 } as const;

/** Heights of controls in CSS pixels by size. */
export const controlHeightsPx = { xs: 24, sm: 30, md: 36, lg: 44, xl: 52 } as const;

/** Icon sizes inside controls in CSS pixels by size. */
export const iconSizesPx = { xs: 14, sm: 16, md: 18, lg: 20, xl: 22 } as const;

/** Widths in CSS pixels: page content and running text. */
export const widthsPx = { content: 1200, prose: 720 } as const;

/** Size of a control. */
export type ControlSize = keyof typeof iconSizesPx;
