import { themeColors, type Theme } from './theme-colors.ts';

/** Puts a theme on the page: `data-theme` on the root element (the tokens hang on it) and the browser's theme colour. */
export function applyTheme(theme: Theme, document: Document): void {
  document.documentElement.dataset['theme'] = theme;
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
  }
  meta.content = themeColors[theme];
}
