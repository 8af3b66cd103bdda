import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface DocumentHeadParameters {
  /** Document title until the app sets its own; replaces the one in `index.html`. */
  readonly title: string;
  /** Script that sets the theme before the first paint. */
  readonly themeScript: string;
  /** `theme-color` until that script has run. */
  readonly themeColor: string;
  /** File URL of the style sheet that declares the layer order. */
  readonly layersUrl: string;
}

/**
 * Fills the head of an app's document: title, theme, and the order of the CSS layers. Style sheets load in chunks in any
 * order, and the first one that names a layer would position it. Library values are parameters, because tools do not import libraries.
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
