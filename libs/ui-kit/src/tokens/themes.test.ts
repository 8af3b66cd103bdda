import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chainColor, chainMarks } from './chain-colors.ts';
import { chartPalette } from './chart-palette.ts';
import { contrastRatio, isInSrgb } from './oklch.ts';
import { type ColorRole, contrastPairs, contrastSteps, darkTheme, lightTheme, surfaces } from './themes.ts';
import { renderTokensCss } from './tokens-css.ts';

describe('contrast', () => {
  /** Roles without a contrast requirement: hairlines and the scrim. */
  const decorative: readonly ColorRole[] = ['line', 'scrim'];

  describe.each([
    ['light', lightTheme],
    ['dark', darkTheme],
  ] as const)('%s theme', (name, theme) => {
    it.each(contrastPairs)('$front on $ground has at least $least:1', ({ front, ground, least }) => {
      expect(contrastRatio(theme[front], theme[ground])).toBeGreaterThanOrEqual(least);
    });

    it('measures every role except decorative ones', () => {
      const measured = new Set(contrastPairs.flatMap(({ front, ground }) => [front, ground]));
      expect(Object.keys(theme).filter((role) => !measured.has(role as ColorRole))).toEqual(decorative);
    });

    it('has grays of 7:1 and hairlines of 3:1 with prefers-contrast: more', () => {
      for (const surface of surfaces) {
        expect(contrastRatio(theme[contrastSteps['text-3']], theme[surface])).toBeGreaterThanOrEqual(7);
        expect(contrastRatio(theme[contrastSteps.line], theme[surface])).toBeGreaterThanOrEqual(3);
      }
    });

    it('draws chart series and chains at 3:1 or more on pages and cards', () => {
      const colors = [...chartPalette[name], ...chainMarks.map((chain) => chainColor(chain, name))];
      const grounds = [theme['surface-0'], theme['surface-1']];
      expect(colors.filter((color) => grounds.some((ground) => contrastRatio(color, ground) < 3))).toEqual([]);
    });

    it('is inside the sRGB gamut, so that the measured contrast is correct', () => {
      expect(Object.entries(theme).filter(([, color]) => !isInSrgb(color))).toEqual([]);
    });
  });
});

describe('renderTokensCss', () => {
  const committed = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');

  it('styles/tokens.css matches the token sources (update it with: npm run tokens)', () => {
    expect(committed).toBe(renderTokensCss());
  });
});
