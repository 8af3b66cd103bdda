import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { RenderedPage } from './rendered-site.ts';

/** What documents of a kind of pages hold at the end of `<head>`. */
export interface PageAssets {
  /** Preloads, styles, and the script that hydrates. */
  readonly head: string;
  /** Preload of the font with accented letters. */
  readonly accents: string;
}

const entryKey = 'index.html';
/** Fonts of the first screen; others are fetched where a page uses their script. */
const preloadedFonts = ['geist-latin.woff2', 'geist-mono-latin.woff2'];
const accentedFont = 'geist-latin-supplement.woff2';
/** Languages in Latin script with letters beyond those of English. */
const accentedLanguages: readonly string[] = ['tr', 'vi'];

/** Loads the application once the document has loaded and the browser is idle; its files are named by the script's own element. */
const hydrateScript = [
  '(function(){',
  'var files=document.currentScript.dataset.scripts.split(" ");',
  'function load(){',
  'files.forEach(function(href){document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:href}))});',
  'import(files[0])}',
  // Safari has no requestIdleCallback.
  'function whenIdle(){window.requestIdleCallback?requestIdleCallback(load,{timeout:2000}):setTimeout(load,200)}',
  'document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle)',
  '})();',
].join('');

/** JSON that can stand inside a script element. */
const escapeJson = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

/**
 * Puts a rendered page into the HTML template.
 *
 * @param template `index.html` with the places `<!--head-->`, `<!--app-->` and `<!--page-context-->`
 * @param assets for the end of `<head>`; none in development, where scripts bring the styles
 */
export function composeDocument(template: string, page: RenderedPage, assets?: PageAssets): string {
  const accents = accentedLanguages.includes(page.language) ? (assets?.accents ?? '') : '';
  const parts: Readonly<Record<string, string>> = {
    '<html lang="en"': `<html lang="${page.language}"`,
    '<!--head-->': page.head + accents + (assets?.head ?? ''),
    '<!--app-->': page.body,
    '<!--page-context-->': `<script type="application/json" id="page-context">${escapeJson(page.inlineContext)}</script>`,
  };
  return template.replaceAll(/<html lang="en"|<!--(?:head|app|page-context)-->/g, (place) => parts[place] ?? place);
}

/** Reads from a client build what pages load, and the template without what Vite put into it: scripts wait until the browser is idle. */
export function readClientAssets(outDir: string): { template: string; assetsOf: (pageId: string) => PageAssets } {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const preload = (font: string): string => {
    const file = Object.entries(manifest).find(([key]) => key.endsWith(`/${font}`))?.[1].file;
    return file === undefined ? '' : `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
  };
  // Text that has been painted is never painted again in another font: one that is late serves the next page.
  const readSheet = (file: string): string =>
    readFileSync(join(outDir, file), 'utf8').trim().replaceAll('font-display:swap', 'font-display:optional');
  /** Scripts and styles of a module with all that it imports, styles of imported modules first. */
  const collect = (key: string, scripts: Set<string>, styles: Set<string>): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The client build has no ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, scripts, styles);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  const built = readFileSync(join(outDir, 'index.html'), 'utf8');
  return {
    template: built
      .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
      .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      .replaceAll(/>\s+</g, '><'),
    assetsOf: (pageId) => {
      const [scripts, styles] = [new Set<string>(), new Set<string>()];
      collect(entryKey, scripts, styles);
      collect(`src/app/routes/${pageId}-route.tsx`, scripts, styles);
      // Disabled, a sheet is not fetched, and counts as loaded where a script asks for the styles that are inline already.
      const links = [...styles].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
      return {
        // Chunks bring their styles in any order: the first rule fixes the order of the layers.
        head: `${preloadedFonts.map(preload).join('')}<style>@layer reset,tokens,ui,app;${[...styles].map(readSheet).join('')}</style>${links}<script data-scripts="${[
          ...scripts,
        ]
          .map((file) => `/${file}`)
          .join(' ')}">${hydrateScript}</script>`,
        accents: preload(accentedFont),
      };
    },
  };
}
