import { formatHex, type Oklch, oklch } from './oklch.ts';

const tones = ['positive', 'caution', 'negative', 'info'] as const;

/** Semantic meaning of a color, other than accent. */
export type Tone = (typeof tones)[number];

const toneNames: readonly Tone[] = tones;

/**
 * Color roles of a theme. A role is named after its purpose, not its look.
 *
 * - `surface-0` page, `surface-1` card, `surface-2` control or inset, `surface-3` pressed or selected
 * - `line` hairline that groups, `line-strong` edge of a control (3:1)
 * - `text-1` primary, `text-2` secondary, `text-3` tertiary: all readable (4.5:1) on every surface
 * - `x` solid fill, `x-text-on` text on that fill, `x-subtle` tinted background, `x-text` text on surfaces and on `x-subtle`
 */
export type ColorRole =
  | `surface-${0 | 1 | 2 | 3}`
  | 'line'
  | 'line-strong'
  | `text-${1 | 2 | 3}`
  | 'accent-hover'
  | `${'accent' | Tone}${'' | '-text-on' | '-subtle' | '-text'}`
  | 'focus'
  | 'scrim';

/** Colors of a theme by role. Only `scrim` is translucent. */
export type ColorTheme = Readonly<Record<ColorRole, Oklch>>;

/** Replacement of a role with `prefers-contrast: more`: gray text is AAA (1.4.6), and hairlines are as strong as control borders. */
export const contrastSteps = { 'text-3': 'text-2', line: 'line-strong' } as const satisfies Partial<Record<ColorRole, ColorRole>>;

/** Light theme: white cards on an off-white page, cool gray hairlines. */
export const lightTheme: ColorTheme = {
  'surface-0': oklch(0.985, 0.002, 286),
  'surface-1': oklch(1, 0, 286),
  'surface-2': oklch(0.968, 0.004, 286),
  'surface-3': oklch(0.94, 0.007, 286),
  line: oklch(0.912, 0.008, 286),
  'line-strong': oklch(0.62, 0.02, 286),
  'text-1': oklch(0.21, 0.02, 286),
  'text-2': oklch(0.42, 0.022, 286),
  'text-3': oklch(0.515, 0.022, 286),
  accent: oklch(0.555, 0.21, 285),
  'accent-hover': oklch(0.5, 0.215, 284),
  'accent-text-on': oklch(1, 0, 286),
  'accent-subtle': oklch(0.958, 0.02, 288),
  'accent-text': oklch(0.5, 0.215, 284),
  positive: oklch(0.54, 0.125, 155),
  'positive-text-on': oklch(1, 0, 155),
  'positive-subtle': oklch(0.962, 0.03, 158),
  'positive-text': oklch(0.455, 0.105, 156),
  caution: oklch(0.82, 0.155, 80),
  'caution-text-on': oklch(0.26, 0.058, 75),
  'caution-subtle': oklch(0.967, 0.038, 88),
  'caution-text': oklch(0.475, 0.1, 68),
  negative: oklch(0.56, 0.2, 25),
  'negative-text-on': oklch(1, 0, 25),
  'negative-subtle': oklch(0.96, 0.018, 20),
  'negative-text': oklch(0.5, 0.185, 26),
  info: oklch(0.54, 0.135, 245),
  'info-text-on': oklch(1, 0, 245),
  'info-subtle': oklch(0.96, 0.02, 240),
  'info-text': oklch(0.475, 0.125, 247),
  focus: oklch(0.555, 0.21, 285),
  scrim: oklch(0.21, 0.03, 286),
};

/** Dark theme: blue-violet grays that get lighter with each surface. */
export const darkTheme: ColorTheme = {
  'surface-0': oklch(0.178, 0.018, 284),
  'surface-1': oklch(0.208, 0.02, 284),
  'surface-2': oklch(0.243, 0.023, 284),
  'surface-3': oklch(0.29, 0.027, 284),
  line: oklch(0.302, 0.024, 284),
  'line-strong': oklch(0.58, 0.032, 284),
  'text-1': oklch(0.965, 0.004, 286),
  'text-2': oklch(0.785, 0.014, 286),
  'text-3': oklch(0.695, 0.018, 286),
  accent: oklch(0.56, 0.21, 285),
  'accent-hover': oklch(0.515, 0.205, 285),
  'accent-text-on': oklch(1, 0, 286),
  'accent-subtle': oklch(0.285, 0.07, 286),
  'accent-text': oklch(0.775, 0.121, 289),
  positive: oklch(0.74, 0.155, 157),
  'positive-text-on': oklch(0.2, 0.04, 157),
  'positive-subtle': oklch(0.278, 0.042, 160),
  'positive-text': oklch(0.8, 0.14, 157),
  caution: oklch(0.82, 0.14, 82),
  'caution-text-on': oklch(0.24, 0.05, 80),
  'caution-subtle': oklch(0.285, 0.042, 80),
  'caution-text': oklch(0.84, 0.12, 84),
  negative: oklch(0.66, 0.19, 23),
  'negative-text-on': oklch(0.17, 0.05, 23),
  'negative-subtle': oklch(0.285, 0.062, 20),
  'negative-text': oklch(0.77, 0.135, 20),
  info: oklch(0.71, 0.13, 240),
  'info-text-on': oklch(0.19, 0.04, 245),
  'info-subtle': oklch(0.282, 0.048, 248),
  'info-text': oklch(0.79, 0.1, 238),
  focus: oklch(0.7, 0.16, 288),
  scrim: oklch(0.1, 0.02, 284),
};

export const scrimAlpha = { light: 0.4, dark: 0.6 } as const;

/** Name of a theme, the value of `data-theme` on the root element. */
export type ThemeName = 'light' | 'dark';

const shade: Readonly<Record<ThemeName, (alpha: number) => string>> = {
  light: (alpha) => formatHex(oklch(0.21, 0.03, 286), alpha),
  dark: (alpha) => formatHex(oklch(0.08, 0.02, 284), alpha),
};

export const shadows: Readonly<Record<ThemeName, { readonly float: string; readonly modal: string }>> = {
  light: {
    float: `0 1px 2px ${shade.light(0.06)}, 0 8px 24px -6px ${shade.light(0.16)}`,
    modal: `0 2px 4px ${shade.light(0.06)}, 0 24px 64px -16px ${shade.light(0.28)}`,
  },
  dark: {
    float: `0 1px 2px ${shade.dark(0.5)}, 0 8px 24px -4px ${shade.dark(0.7)}`,
    modal: `0 2px 4px ${shade.dark(0.5)}, 0 24px 64px -12px ${shade.dark(0.85)}`,
  },
};

/** Two adjacent roles and their minimum contrast in WCAG 2.2 AA. */
export interface ContrastPair {
  /** Foreground: text, a border or a focus ring. */
  readonly front: ColorRole;
  readonly ground: ColorRole;
  /** 4.5 for text (1.4.3), 3 for control borders, focus and graphics (1.4.11). */
  readonly least: 4.5 | 3;
}

export const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3'] as const;
const fills = ['accent', ...toneNames] as const;
const subtles = fills.map((fill) => `${fill}-subtle` as const);
const texts = ['text-1', 'text-2', 'text-3', ...fills.map((fill) => `${fill}-text` as const)] as const;

const every = (fronts: readonly ColorRole[], grounds: readonly ColorRole[], least: ContrastPair['least']): readonly ContrastPair[] =>
  grounds.flatMap((ground) => fronts.map((front) => ({ front, ground, least })));

/**
 * All pairs of roles that can touch. Text: all text roles on all surfaces, text on tints, text on fills, and tooltips (surface on text).
 * Borders: controls, focus and selection on their backgrounds.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...every(texts, surfaces, 4.5),
  ...every(['text-1', 'text-2'], subtles, 4.5),
  ...fills.flatMap((fill) => every([`${fill}-text`], [`${fill}-subtle`], 4.5)),
  ...fills.flatMap((fill) => every([`${fill}-text-on`], [fill], 4.5)),
  ...every(['accent-text-on'], ['accent-hover'], 4.5),
  ...every(['surface-1'], ['text-1'], 4.5),
  ...every(['line-strong', 'focus'], [...surfaces, ...subtles], 3),
  ...every(['accent', 'positive', 'negative', 'info'], ['surface-0', 'surface-1', 'surface-2'], 3),
];
