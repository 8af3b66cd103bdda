import { themeScript } from '@onepoint/app-state/theme-script';
import { siteConfig } from '@onepoint/site-config';
import type { Plugin } from 'vite';

/** Fills the document's head: the product's title, and the script that sets the theme before the first paint. */
export function documentHead(): Plugin {
  return {
    name: 'onepoint:document-head',
    transformIndexHtml: (html) => ({
      html: html.replace(/<title>.*<\/title>/, `<title>${siteConfig.title}</title>`),
      tags: [{ tag: 'script', children: themeScript, injectTo: 'head' }],
    }),
  };
}
