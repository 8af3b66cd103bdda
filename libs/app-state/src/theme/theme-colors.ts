/** The browser's theme colour (`<meta name="theme-color">`) per theme; specification, section 4, "Theme". */
export const themeColors = { light: '#7b61f3', dark: '#24449f' } as const;

/** A theme as the page shows it: a mode with `system` resolved. */
export type Theme = keyof typeof themeColors;
