import { describe, expect, it } from 'vitest';
import { toneNames, type ColorRole } from './color-roles.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { darkTheme } from './dark-theme.ts';
import { lightTheme } from './light-theme.ts';
import { isInSrgb } from './linear-srgb.ts';

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3'] as const;
const texts = ['text-1', 'text-2', 'text-3', 'accent-text', ...toneNames.map((tone) => `${tone}-text` as const)] as const;
const fills = ['accent', ...toneNames] as const;

const readable: ReadonlyArray<readonly [ColorRole, ColorRole]> = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...fills.map((fill) => [`${fill}-text-on`, fill] as const),
  ['accent-text-on', 'accent-hover'],
  ...fills.map((fill) => [`${fill}-text`, `${fill}-subtle`] as const),
  ...fills.flatMap((fill) => (['text-1', 'text-2'] as const).map((text) => [text, `${fill}-subtle`] as const)),
];
const edges: ReadonlyArray<readonly [ColorRole, ColorRole]> = [
  ...(['surface-0', 'surface-1', 'surface-2'] as const).flatMap((surface) => [
    ['line-strong', surface] as const,
    ['focus', surface] as const,
    ['accent', surface] as const,
  ]),
  ['negative', 'surface-1'],
  ['positive', 'surface-1'],
];

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('%s theme', (_name, theme) => {
  it.each(readable)('%s is readable (4.5:1) on %s', (text, ground) => {
    expect(contrastRatio(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s is seen (3:1) against %s', (edge, ground) => {
    expect(contrastRatio(theme[edge], theme[ground])).toBeGreaterThanOrEqual(3);
  });

  it('lies inside sRGB, so that the measured contrast is the shown contrast', () => {
    expect(Object.entries(theme).filter(([, color]) => !isInSrgb(color))).toEqual([]);
  });
});
