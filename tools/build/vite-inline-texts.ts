import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Id of the element that carries a namespace; `apps/dashboard/src/app/read-inline-texts.ts` reads it. */
export const inlineTextsId = (namespace: string): string => `texts-${namespace}`;

/**
 * Puts English texts into an app's document as data: what must be there when nothing can be fetched, without being code.
 *
 * @param namespaces of `locales/en`
 */
export function inlineTexts(namespaces: readonly string[]): Plugin {
  return {
    name: 'onepoint:inline-texts',
    transformIndexHtml: () =>
      namespaces.map((namespace) => {
        const source = readFileSync(join(import.meta.dirname, `../../locales/en/${namespace}.json`), 'utf8');
        return {
          tag: 'script',
          attrs: { type: 'application/json', id: inlineTextsId(namespace) },
          // A text must not end the element that carries it.
          children: JSON.stringify(JSON.parse(source)).replaceAll('<', String.raw`\u003c`),
          injectTo: 'body' as const,
        };
      }),
  };
}
