import { gzipSync } from 'node:zlib';

/** What a page of the site consists of besides its text, in gzipped bytes. */
export interface SitePageBytes {
  /** Styles in the document. */
  readonly styles: number;
  /** Everything that hydration loads. */
  readonly scripts: number;
}

const stylesMax = 12_000;
const scriptsMax = 160_000;
/** By how an address begins. */
const scriptsMaxOf: readonly (readonly [start: string, bytes: number])[] = [
  ['docs/methods/', 160_000],
  ['docs/', 147_000],
  // Drafts are linked from nowhere, and may bring parts of the dashboard.
  ['draft/', 225_000],
];

const withoutLanguage = (file: string): string => file.replace(/^[a-z]{2}\//, '');

/**
 * Weighs what a document holds and names.
 *
 * @param bytesOf gzipped size of a file of the build, by its address
 */
export function weighSitePage(html: string, bytesOf: (address: string) => number): SitePageBytes {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  const scripts = /<script data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  return { styles: gzipSync(styles).length, scripts: scripts.reduce((sum, address) => sum + bytesOf(address), 0) };
}

/** What a page has too much of: a sentence each. */
export function findExcess(file: string, { styles, scripts }: SitePageBytes): readonly string[] {
  const max = scriptsMaxOf.find(([start]) => withoutLanguage(file).startsWith(start))?.[1] ?? scriptsMax;
  const over = (bytes: number, bytesMax: number, what: string): readonly string[] =>
    bytes > bytesMax ? [`${file}: ${bytes - bytesMax} bytes of ${what} too many`] : [];
  return [...over(styles, stylesMax, 'CSS'), ...over(scripts, max, 'JavaScript')];
}
