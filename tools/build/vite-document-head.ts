import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export interface DocumentHeadParameters {
  /** Title of the document until the app sets its own; replaces the one in `index.html`. */
  readonly title: string;
  /** Script that sets the theme before the first paint. */
  readonly themeScript: string;
  /** The browser's theme colour until that script has run. */
  readonly themeColor: string;
  /** File URL of the style sheet that names the style layers in their order. */
  readonly layersUrl: string;
}

/**
 * Fills the head of an app's document: title, theme, and the order of the style layers. Style sheets come in pieces and
 * in no fixed order; the first to name a layer would place it. What depends on a library is handed in: tools know none.
 */
export function documentHead({ title, themeScript, themeColor, layersUrl }: DocumentHeadParameters): Plugin {
  return {
    name: 'onepoint:document-head',
    transformIndexHtml: (html) => ({
      html: html.replace(/<title>.*<\/title>/u, `<title>${title}</title>`),
      tags: [
        { tag: 'style', children: readFileSync(fileURLToPath(layersUrl), 'utf8').trim(), injectTo: 'head-prepend' },
        { tag: 'meta', attrs: { name: 'theme-color', content: themeColor }, injectTo: 'head' },
        { tag: 'script', children: themeScript, injectTo: 'head' },
      ],
    }),
  };
}
