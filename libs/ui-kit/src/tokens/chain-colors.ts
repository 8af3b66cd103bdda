import { oklch, type Oklch } from './oklch.ts';
import type { ThemeName } from './shadows.ts';

/** Chains with a mark of their own. Slugs are the ones of `@onepoint/chains`. */
export type ChainMark = 'ethereum' | 'sepolia' | 'polygon' | 'bsc' | 'base' | 'optimism' | 'arbitrum';

const lightness = { light: 0.56, dark: 0.74 } as const;

/** Hue (degrees) and chroma by which a chain is known on every page and chart; only lightness follows the theme. */
const marks: Readonly<Record<ChainMark, readonly [hue: number, chroma: number]>> = {
  ethereum: [275, 0.13],
  sepolia: [330, 0.12],
  polygon: [300, 0.15],
  bsc: [85, 0.112],
  base: [260, 0.13],
  optimism: [25, 0.14],
  arbitrum: [235, 0.112],
};

/** Every chain with a mark. */
export const chainMarks = Object.keys(marks) as readonly ChainMark[];

/** Colour of a chain's mark in a theme. */
export function chainColor(chain: ChainMark, theme: ThemeName): Oklch {
  const [hue, chroma] = marks[chain];
  return oklch(lightness[theme], chroma, hue);
}
