import { themeScript } from '@onepoint/app-state/theme-script';
import { siteConfig } from '@onepoint/site-config';
import type { Plugin } from 'vite';

/** Writes the product's title and the script that sets the theme before the first paint into the document. */
export function documentHead(): Plugin {
  return {
    name: 'onepoint:document-head',
    transformIndexHtml: (html) => ({
      html: html.replace(/<title>.*<\/title>/u, `<title>${siteConfig.title}</title>`),
      tags: [{ tag: 'script', children: themeScript, injectTo: 'head' }],
    }),
  };
}
