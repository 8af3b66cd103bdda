const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Puts the toolbar's theme, language and direction on the page, as the apps do. */
export function applyGlobals({ theme, direction, locale }: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme === 'dark' || (theme === 'system' && prefersDark()) ? 'dark' : 'light';
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  root.lang = typeof locale === 'string' ? locale : 'en';
}
