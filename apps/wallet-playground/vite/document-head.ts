import { themeScript } from '@onepoint/app-state/theme-script';
import { siteConfig } from '@onepoint/site-config';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const layers = (): string => readFileSync(fileURLToPath(import.meta.resolve('@onepoint/ui-kit/styles/layers.css')), 'utf8').trim();

/**
 * Fills the document's head: the product's title, the script that sets the theme before the first paint, and the order
 * of the style layers, which must not depend on the order in which a build puts stylesheets together.
 */
export function documentHead(): Plugin {
  return {
    name: 'onepoint:document-head',
    transformIndexHtml: (html) => ({
      html: html.replace(/<title>.*<\/title>/u, `<title>${siteConfig.title}</title>`),
      tags: [
        { tag: 'style', children: layers(), injectTo: 'head-prepend' },
        { tag: 'script', children: themeScript, injectTo: 'head' },
      ],
    }),
  };
}
