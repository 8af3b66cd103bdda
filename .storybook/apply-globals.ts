type Globals = Readonly<Record<string, unknown>>;

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

export const themeOf = ({ theme }: Globals): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'system' && prefersDark()) ? 'dark' : 'light';
export const directionOf = ({ direction }: Globals): 'ltr' | 'rtl' => (direction === 'rtl' ? 'rtl' : 'ltr');

export function applyGlobals(globals: Globals): void {
  const root = document.documentElement;
  root.dataset['theme'] = themeOf(globals);
  root.dir = directionOf(globals);
  root.lang = typeof globals['locale'] === 'string' ? globals['locale'] : 'en';
}

/** Globals of the surrounding docs page; none for a standalone story. */
export function readDocsGlobals(): Globals {
  const { parent } = window;
  if (parent === window || new URLSearchParams(parent.location.search).get('viewMode') !== 'docs') return {};
  const { dataset, dir, lang } = parent.document.documentElement;
  return { theme: dataset['theme'], direction: dir, locale: lang };
}
