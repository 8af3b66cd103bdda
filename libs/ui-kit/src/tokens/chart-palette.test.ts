import { describe, expect, it } from 'vitest';
import { chainColor, chainMarks } from './chain-colors.ts';
import { chartPalette } from './chart-palette.ts';
import { type ColorVision, contrastRatio, distanceOf, isInSrgb, simulateColorBlindness } from './oklch.ts';
import { darkTheme, lightTheme } from './themes.ts';

const visions: readonly ColorVision[] = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'];
/** Four times the just noticeable difference. */
const apart = 0.085;

describe.each([
  ['light', chartPalette.light, lightTheme],
  ['dark', chartPalette.dark, darkTheme],
] as const)('%s colors', (name, palette, theme) => {
  const chains = chainMarks.map((chain) => chainColor(chain, name));
  it.each(
    visions.flatMap((vision) => [
      { what: 'series', vision, colors: palette, pairs: 28 },
      { what: 'chains', vision, colors: chains, pairs: 21 },
    ]),
  )('distinguish $what with $vision vision', ({ vision, colors, pairs }) => {
    const seen = colors.map((color) => simulateColorBlindness(color, vision));
    const distances = seen.flatMap((first, index) => seen.slice(index + 1).map((second) => distanceOf(first, second)));
    expect(distances).toHaveLength(pairs);
    expect(Math.min(...distances)).toBeGreaterThan(apart);
  });

  it('have a contrast of 3:1 on a card and are inside the sRGB gamut', () => {
    const colors = [...palette, ...chains];
    expect(colors.filter((color) => contrastRatio(color, theme['surface-1']) < 3 || !isInSrgb(color))).toEqual([]);
  });
});
