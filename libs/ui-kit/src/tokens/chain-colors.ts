import { oklch, type Oklch } from './oklch.ts';
import type { ThemeName } from './themes.ts';

/** Chains with an icon, by slug of `@onepoint/chains`. */
export type ChainMark = 'ethereum' | 'sepolia' | 'polygon' | 'bsc' | 'base' | 'optimism' | 'arbitrum';

/** Lightness and chroma. */
type Shade = readonly [lightness: number, chroma: number];

/**
 * Hue (degrees) of each chain on every page and chart, and its shade in each theme. Optimized for the largest distance between any two chains for all
 * types of color vision, within the hue of the chain's own logo. `chart-palette.test.ts` checks the distances.
 */
const marks: Readonly<Record<ChainMark, { readonly hue: number } & Readonly<Record<ThemeName, Shade>>>> = {
  ethereum: { hue: 268, light: [0.655, 0.078], dark: [0.79, 0.1] },
  sepolia: { hue: 358, light: [0.36, 0.102], dark: [0.685, 0.08] },
  polygon: { hue: 304, light: [0.561, 0.2], dark: [0.55, 0.108] },
  bsc: { hue: 82, light: [0.655, 0.127], dark: [0.825, 0.106] },
  base: { hue: 264, light: [0.36, 0.15], dark: [0.615, 0.2] },
  optimism: { hue: 29, light: [0.515, 0.188], dark: [0.554, 0.202] },
  arbitrum: { hue: 205, light: [0.5, 0.08], dark: [0.92, 0.075] },
};

export const chainMarks = Object.keys(marks) as readonly ChainMark[];

export function chainColor(chain: ChainMark, theme: ThemeName): Oklch {
  const { hue, [theme]: shade } = marks[chain];
  return oklch(...shade, hue);
}
