import { formatHex } from './format-hex.ts';
import { oklch } from './oklch.ts';

/** Name of a theme, the value of `data-theme` on the root element. */
export type ThemeName = 'light' | 'dark';

const shade: Readonly<Record<ThemeName, (alpha: number) => string>> = {
  light: (alpha) => formatHex(oklch(0.21, 0.03, 286), alpha),
  dark: (alpha) => formatHex(oklch(0.08, 0.02, 284), alpha),
};

/** Shadows, for what floats and nothing else: menus and toasts, dialogs. Dark needs depth rather than blur to be seen. */
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
