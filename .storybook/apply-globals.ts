/** Puts the toolbar's choices on the page, as the apps do. */
export function applyGlobals(globals: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  root.lang = 'en';
}
