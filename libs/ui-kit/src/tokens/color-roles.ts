import type { Oklch } from './oklch.ts';

const tones = ['positive', 'caution', 'negative', 'info'] as const;

/** A meaning a colour carries besides the accent. */
export type Tone = (typeof tones)[number];

/** Every meaning, in the order in which they are listed to people. */
export const toneNames: readonly Tone[] = tones;

/**
 * Colour roles of a theme. A role says what the colour is for, never what it looks like.
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

/** The colours of one theme, by role. `scrim` alone is drawn translucent. */
export type ColorTheme = Readonly<Record<ColorRole, Oklch>>;
