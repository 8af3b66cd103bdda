import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { RenderedPage } from '../src/server/entry-server.tsx';

/** The end of `<head>`, by page id: preloads, styles and the script that hydrates; `accents` preloads the font with accented letters. */
export interface PageAssets {
  readonly head: string;
  readonly accents: string;
}

/** Fonts of the first screen. Browsers fetch the others if a page uses their script. */
const preloadedFonts = ['geist-latin.woff2', 'geist-mono-latin.woff2'];
const accentedFont = 'geist-latin-supplement.woff2';
/** Languages in Latin script with letters beyond those of English. */
const accentedLanguages: readonly string[] = ['tr', 'vi'];

/**
 * Loads the application when the document has loaded and the browser is idle, and shows a notice if the host's configuration is missing or invalid. The
 * script's own element lists the files.
 */
const hydrateScript = [
  '(()=>{const files=document.currentScript.dataset.scripts.split(" ");',
  'const load=()=>{for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
  // `PublicConfigError` of `libs/site-config`, which the console shows, too.
  'import(files[0]).catch(error=>{',
  'if(error.code==="PUBLIC_CONFIG_INVALID")document.body.append(document.getElementById("start-notice").content);',
  'throw error})};',
  // Safari has no requestIdleCallback.
  'const whenIdle=()=>{window.requestIdleCallback?requestIdleCallback(load,{timeout:2000}):setTimeout(load,200)};',
  'document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle)})();',
].join('');

/**
 * Puts a rendered page into the HTML template.
 *
 * @param template `index.html` with the placeholders `<!--head-->`, `<!--app-->`, `<!--start-notice-->`, and `<!--page-context-->`
 * @param assets for the end of `<head>`; none in development, where Vite injects the styles
 */
export function composeDocument(template: string, page: RenderedPage, assets?: PageAssets): string {
  const { head = '', accents = '' } = assets ?? {};
  const parts: Readonly<Record<string, string>> = {
    '<html lang="en"': `<html lang="${page.language}"`,
    '<!--head-->': page.head + (accentedLanguages.includes(page.language) ? accents : '') + head,
    '<!--app-->': page.body,
    '<!--start-notice-->': page.startNotice,
    // Escaped, so that no text in the JSON ends the script element.
    '<!--page-context-->': `<script type="application/json" id="page-context">${page.inlineContext.replaceAll('<', String.raw`\u003c`)}</script>`,
  };
  return template.replaceAll(/<html lang="en"|<!--(?:head|app|start-notice|page-context)-->/g, (place) => parts[place] ?? place);
}

/** Reads the assets of pages from a client build, and the template without the tags that Vite added: scripts wait until the browser is idle. */
export function readClientAssets(outDir: string): { template: string; assetsOf: (pageId: string) => PageAssets } {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const preload = (font: string): string => {
    const file = Object.entries(manifest).find(([key]) => key.endsWith(`/${font}`))?.[1].file;
    return file === undefined ? '' : `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
  };
  // Avoids repainting text in another font: a font that arrives late is used on the next page.
  const readSheet = (file: string): string =>
    readFileSync(join(outDir, file), 'utf8').trim().replaceAll('font-display:swap', 'font-display:optional');
  /** Collects scripts and styles of a module and its imports, styles of imported modules first. */
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
      collect('index.html', scripts, styles);
      // `src/app/pages.ts` names pages by the file of their component.
      const module = Object.keys(manifest).find((key) => key.endsWith(`/${pageId}-page.tsx`));
      collect(module ?? `${pageId}-page.tsx`, scripts, styles);
      const fonts = preloadedFonts.map(preload).join('');
      // Chunks load their styles in any order; the first rule fixes the order of the layers.
      const sheet = `<style>@layer reset,tokens,ui,app;${[...styles].map(readSheet).join('')}</style>`;
      // A disabled sheet is not fetched, but counts as loaded when a script asks for the styles, which are already inline.
      const links = [...styles].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
      const files = [...scripts].map((file) => `/${file}`).join(' ');
      return { head: `${fonts}${sheet}${links}<script data-scripts="${files}">${hydrateScript}</script>`, accents: preload(accentedFont) };
    },
  };
}
