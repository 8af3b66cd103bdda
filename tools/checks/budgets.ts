/**
 * Holds every page to its budget of bytes, the site's pages to loading no script before they are painted, the code for wallets to the
 * pages that are about wallets, and fixtures to the demo.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgets, dashboard, furtherRoutes } from './bytes/budgets.ts';
import { findDemoCode } from './bytes/demo-code.ts';
import { gzipBytes, readManifest } from './bytes/manifest.ts';
import { findWalletCode, walletPages } from './bytes/wallet-code.ts';
import { bundledPackagesFile, type BundledPackages } from '../vite-bundled-packages.ts';

const root = join(import.meta.dirname, '../..');
const wrong: string[] = [];
/** Of the styles that a page of the site is painted with. */
const siteStyleBytesMax = 12_000;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

for (const { page, outDir, entries, without, jsBytesMax, cssBytesMax } of [
  ...budgets,
  ...furtherRoutes(readManifest(join(root, dashboard))),
]) {
  const { js, css } = gzipBytes(join(root, outDir), entries, without);
  console.log(`${page}: ${kilobytes(js)} of ${kilobytes(jsBytesMax)} JavaScript, ${kilobytes(css)} CSS`);
  if (js > jsBytesMax) wrong.push(`${page}: ${js - jsBytesMax} bytes of JavaScript too many`);
  if (cssBytesMax !== undefined && css > cssBytesMax) wrong.push(`${page}: ${css - cssBytesMax} bytes of CSS too many`);
}

const site = join(root, 'apps/site/dist/client');
for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
  const html = readFileSync(join(site, file), 'utf8');
  const blocking = /<script[^>]+src=|<link[^>]+rel="?modulepreload/.exec(html);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  const styleBytes = gzipSync(styles).length;
  if (styleBytes > siteStyleBytesMax) wrong.push(`${file}: ${styleBytes - siteStyleBytesMax} bytes of CSS too many`);
  if (blocking !== null) wrong.push(`${file}: ${blocking[0]} loads a script before the first paint`);
}

for (const { app, outDir, ...pages } of walletPages) {
  const packages = JSON.parse(readFileSync(join(root, outDir, bundledPackagesFile), 'utf8')) as BundledPackages;
  wrong.push(...findWalletCode(readManifest(join(root, outDir)), packages, pages).map((problem) => `${app}: ${problem}`));
}

for (const outDir of new Set(budgets.map((budget) => budget.outDir))) {
  const packages = JSON.parse(readFileSync(join(root, outDir, bundledPackagesFile), 'utf8')) as BundledPackages;
  wrong.push(...findDemoCode(packages).map((problem) => `${outDir}: ${problem}`));
}

if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
