import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { isLivePage } from '../src/app/is-live-page.ts';
import { loaderFile } from './loader-file.ts';
import type { PageAssets } from './page-assets.ts';

const entryKey = 'index.html';
/** Faces of the first screen; others are fetched where a page uses their script. */
const preloadedFonts = ['geist-latin.woff2', 'geist-mono-latin.woff2'];
const accentedFont = 'geist-latin-supplement.woff2';

// Chunks bring their styles in any order; the order of the layers is fixed before the first.
const layers = '@layer reset,tokens,ui,app;';

const isFaces = (file: string): boolean => /\/fonts-[^/]+\.css$/.test(file);

/** What loads a page's styles, fonts and scripts, read off the client build. */
export function clientAssets(outDir: string): { template: string; assetsOf: (pageId: string) => PageAssets } {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[entryKey];
  if (entry === undefined) throw new Error('The client build has no entry');
  const preload = (font: string): string => {
    const file = Object.entries(manifest).find(([key]) => key.endsWith(`/${font}`))?.[1].file;
    return file === undefined ? '' : `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
  };
  const loader = readFileSync(join(outDir, loaderFile), 'utf8');
  const fonts = preloadedFonts.map(preload).join('');

  const scriptsOf = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) scriptsOf(imported, found);
    return found;
  };

  const stylesOf = (key: string, found = new Set<string>(), seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return found;
    seen.add(key);
    // Those of what is imported come first: whoever imports may override.
    for (const imported of chunk.imports ?? []) stylesOf(imported, found, seen);
    for (const file of chunk.css ?? []) found.add(file);
    return found;
  };
  // Text that has been painted is never painted in another face: fonts are preloaded, and one that is late serves the next page. No layout shift.
  const readSheet = (file: string): string =>
    readFileSync(join(outDir, file), 'utf8').trim().replaceAll('font-display:swap', 'font-display:optional');

  const built = readFileSync(join(outDir, 'index.html'), 'utf8');
  if (!built.includes('<!--app-->')) throw new Error('Another build wrote into the same folder: build again');
  return {
    // What Vite put into the template would fetch scripts before the first paint.
    template: built
      .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
      .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      .replaceAll(/>\s+</g, '><'),
    assetsOf: (pageId) => {
      const route = `src/app/routes/${pageId}-route.tsx`;
      const scripts = scriptsOf(route, scriptsOf(entryKey));
      const styles = stylesOf(route, stylesOf(entryKey));
      // What is linked counts as loaded where a script asks for its styles: all of them wait for the loader.
      const isLive = isLivePage(pageId);
      const faces = [...styles].filter(isFaces).map(readSheet).join('');
      // Faces that are added have the page laid out anew: one that wakes by itself has all of them.
      const waitsAs = (file: string): string => (isFaces(file) ? (isLive ? '' : ' data-faces') : ' data-sheet');
      const links = [...styles].map((file) => `<link rel="stylesheet" href="/${file}" disabled${waitsAs(file)}>`).join('');
      const sheets = [...styles].filter((file) => !isFaces(file));
      const loaded = `data-scripts="${[...scripts].map((file) => `/${file}`).join(' ')}"${isLive ? ' data-live' : ''}`;
      return {
        before: `${fonts}<style id="first-faces">${layers}${isLive ? faces : ''}`,
        faces: isLive ? '' : faces,
        accents: preload(accentedFont),
        styles: sheets.map(readSheet),
        after: `${links}<script ${loaded}>${loader}</script>`,
      };
    },
  };
}
