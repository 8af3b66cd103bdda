/** Holds every page to its budget of bytes, and the site's pages to loading no script before they are painted. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from './bytes/budgets.ts';
import { gzipBytes } from './bytes/manifest.ts';

const root = join(import.meta.dirname, '../..');
const wrong: string[] = [];
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

for (const { page, outDir, entries, without, jsBytesMax, cssBytesMax } of budgets) {
  const { js, css } = gzipBytes(join(root, outDir), entries, without);
  console.log(`${page}: ${kilobytes(js)} of ${kilobytes(jsBytesMax)} JavaScript, ${kilobytes(css)} CSS`);
  if (js > jsBytesMax) wrong.push(`${page}: ${js - jsBytesMax} bytes of JavaScript too many`);
  if (cssBytesMax !== undefined && css > cssBytesMax) wrong.push(`${page}: ${css - cssBytesMax} bytes of CSS too many`);
}

const site = join(root, 'apps/site/dist/client');
for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
  const blocking = /<script[^>]+src=|<link[^>]+rel="?modulepreload/.exec(readFileSync(join(site, file), 'utf8'));
  if (blocking !== null) wrong.push(`${file}: ${blocking[0]} loads a script before the first paint`);
}

if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
