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
import { findExcess, weighSitePage } from './bytes/site-page.ts';
import { findWalletCode, walletPages } from './bytes/wallet-code.ts';
import { bundledPackagesFile, type BundledPackages } from '@onepoint/build/vite-bundled-packages';

const root = join(import.meta.dirname, '../..');
const wrong: string[] = [];
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
const known = new Map<string, number>();
const siteBytesOf = (address: string): number => {
  const bytes = known.get(address) ?? gzipSync(readFileSync(join(site, address)), { level: 9 }).length;
  known.set(address, bytes);
  return bytes;
};
const heaviest = { styles: 0, scripts: 0 };
for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
  const html = readFileSync(join(site, file), 'utf8');
  const blocking = /<script[^>]+src=|<link[^>]+rel="?modulepreload/.exec(html);
  if (blocking !== null) wrong.push(`${file}: ${blocking[0]} loads a script before the first paint`);
  const bytes = weighSitePage(html, siteBytesOf);
  wrong.push(...findExcess(file, bytes));
  heaviest.styles = Math.max(heaviest.styles, bytes.styles);
  heaviest.scripts = Math.max(heaviest.scripts, bytes.scripts);
}
if (heaviest.styles === 0 || heaviest.scripts === 0) wrong.push('No page of the site has styles and names scripts');
console.log(`heaviest pages of the site: ${kilobytes(heaviest.scripts)} JavaScript, ${kilobytes(heaviest.styles)} CSS`);

for (const { app, outDir, ...pages } of walletPages) {
  const packages = JSON.parse(readFileSync(join(root, outDir, bundledPackagesFile), 'utf8')) as BundledPackages;
  wrong.push(...findWalletCode(readManifest(join(root, outDir)), packages, pages).map((problem) => `${app}: ${problem}`));
}

for (const outDir of new Set(budgets.map((budget) => budget.outDir))) {
  const packages = JSON.parse(readFileSync(join(root, outDir, bundledPackagesFile), 'utf8')) as BundledPackages;
  wrong.push(...findDemoCode(packages).map((problem) => `${outDir}: ${problem}`));
}

if (wrong.length > 0) {
  console.error(wrong.map((problem) => `✘ ${problem}`).join('\n'));
  process.exit(1);
}
