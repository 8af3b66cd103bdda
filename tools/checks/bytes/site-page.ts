import { gzipSync } from 'node:zlib';

/** What a page of the site consists of beside its text, in gzipped bytes. */
export interface SitePageBytes {
  /** Styles in the document: what it is painted with. */
  readonly firstStyles: number;
  /** Styles that take their place when the page wakes. */
  readonly sheets: number;
  /** All that the page wakes with. */
  readonly scripts: number;
}

const stylesMax = 12_000;
const scriptsMax = 130_000;
/** By how an address begins. */
const scriptsMaxOf: readonly (readonly [start: string, bytes: number])[] = [
  ['docs/', 120_000],
  // What is tried out is linked from nowhere, and may bring parts of the dashboard.
  ['draft/', 185_000],
];

const withoutLanguage = (file: string): string => file.replace(/^[a-z]{2}\//, '');

/**
 * Weighs what a document holds and names.
 *
 * @param bytesOf gzipped size of a file of the build, by its address
 */
export function weighSitePage(html: string, bytesOf: (address: string) => number): SitePageBytes {
  const total = (addresses: readonly string[]): number => addresses.reduce((sum, address) => sum + bytesOf(address), 0);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  const sheets = (html.match(/<link[^>]* data-sheet[^>]*>/g) ?? []).flatMap((link) => / href="([^"]+)"/.exec(link)?.[1] ?? []);
  const scripts = /<script data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  return { firstStyles: gzipSync(styles).length, sheets: total(sheets), scripts: total(scripts) };
}

/** What a page has too much of: a sentence each. */
export function findExcess(file: string, { firstStyles, sheets, scripts }: SitePageBytes): readonly string[] {
  const max = scriptsMaxOf.find(([start]) => withoutLanguage(file).startsWith(start))?.[1] ?? scriptsMax;
  const over = (bytes: number, bytesMax: number, what: string): readonly string[] =>
    bytes > bytesMax ? [`${file}: ${bytes - bytesMax} bytes of ${what} too many`] : [];
  return [
    ...over(firstStyles, stylesMax, 'CSS in the document'),
    ...over(sheets, stylesMax, 'CSS that it wakes with'),
    ...over(scripts, max, 'JavaScript'),
  ];
}
