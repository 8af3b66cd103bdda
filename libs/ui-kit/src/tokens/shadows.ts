/** Name of a theme, the value of `data-theme` on the root element. */
export type ThemeName = 'light' | 'dark';

/** Shadows, for what floats and nothing else: menus and toasts, dialogs. Dark needs depth rather than blur to be seen. */
export const shadows: Readonly<Record<ThemeName, { readonly float: string; readonly modal: string }>> = {
  light: {
    float: '0 1px 2px oklch(0.21 0.03 286 / 0.06), 0 8px 24px -6px oklch(0.21 0.03 286 / 0.16)',
    modal: '0 2px 4px oklch(0.21 0.03 286 / 0.06), 0 24px 64px -16px oklch(0.21 0.03 286 / 0.28)',
  },
  dark: {
    float: '0 1px 2px oklch(0.08 0.02 284 / 0.5), 0 8px 24px -4px oklch(0.08 0.02 284 / 0.7)',
    modal: '0 2px 4px oklch(0.08 0.02 284 / 0.5), 0 24px 64px -12px oklch(0.08 0.02 284 / 0.85)',
  },
};
