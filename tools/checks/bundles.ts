/**
 * Checks what the production builds contain: no script before the first paint of a site page, no inline code that the site's policy blocks, wallet code
 * only on the wallet page, and no fixtures. Sizes are checked by `size-limit.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineSources } from '@onepoint/document-host';
import { bundledPackagesFile, type BundledPackages } from '@onepoint/build/vite-bundled-packages';
import { findDemoCode, findWalletCode, walletPages } from './bundles/forbidden-code.ts';
import { dashboardDir, readManifest, siteDir } from './bundles/manifest.ts';
import { findPageProblems, findPolicyProblems } from './bundles/site-page.ts';

const root = join(import.meta.dirname, '../..');
const readPackages = (outDir: string): BundledPackages =>
  JSON.parse(readFileSync(join(root, outDir, bundledPackagesFile), 'utf8')) as BundledPackages;

const site = join(root, siteDir);
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
const { inline } = JSON.parse(readFileSync(join(site, '../server/site.json'), 'utf8')) as { inline: InlineSources };
const findProblems = (file: string): string[] => {
  const html = readFileSync(join(site, file), 'utf8');
  return [...findPageProblems(file, html), ...findPolicyProblems(file, html, inline)];
};
const problems = [
  ...pages.flatMap(findProblems),
  ...walletPages.flatMap(({ app, outDir, ...parts }) =>
    findWalletCode(readManifest(join(root, outDir)), readPackages(outDir), parts).map((problem) => `${app}: ${problem}`),
  ),
  ...[siteDir, dashboardDir, 'apps/wallet-playground/dist'].flatMap((outDir) =>
    findDemoCode(readPackages(outDir)).map((problem) => `${outDir}: ${problem}`),
  ),
];

if (problems.length > 0) {
  console.error(problems.map((problem) => `✘ ${problem}`).join('\n'));
  process.exit(1);
}
