import { oklch, type Oklch } from './oklch.ts';

/** Eight series colors per theme, in order of use. */
export interface ChartPalette {
  readonly light: readonly Oklch[];
  readonly dark: readonly Oklch[];
}

/**
 * Optimized for the largest distance between any two colors with protanopia, deuteranopia and tritanopia, each with a contrast of at least 3:1 on a
 * card. `chart-palette.test.ts` checks the distances.
 */
export const chartPalette: ChartPalette = {
  light: [
    oklch(0.555, 0.21, 285),
    oklch(0.626, 0.106, 199),
    oklch(0.656, 0.139, 65),
    oklch(0.371, 0.166, 334),
    oklch(0.378, 0.252, 265),
    oklch(0.547, 0.11, 32),
    oklch(0.361, 0.1, 132),
    oklch(0.505, 0.121, 316),
  ],
  dark: [
    oklch(0.66, 0.17, 287),
    oklch(0.909, 0.132, 186),
    oklch(0.775, 0.106, 76),
    oklch(0.679, 0.113, 359),
    oklch(0.787, 0.103, 263),
    oklch(0.575, 0.211, 28),
    oklch(0.917, 0.187, 129),
    oklch(0.56, 0.163, 335),
  ],
};
