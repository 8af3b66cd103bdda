/**
 * Checks what the production builds contain: no script before the first paint of a site page, no inline code that the site's policy blocks, wallet code
 * only on the wallet page, no fixtures, and no sandbox or development package in a server. Sizes are checked by `size-limit.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineSources } from '@onepoint/document-host';
import { bundledPackagesFile, type BundledPackages } from '@onepoint/build/vite-bundled-packages';
import { findDemoCode, findForeignCode, findWalletCode, walletPages } from './bundles/forbidden-code.ts';
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
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
const allowedInServers = new Set([...Object.keys(dependencies), ...readdirSync(join(root, 'libs')).map((name) => `@onepoint/${name}`)]);
const problems = [
  ...pages.flatMap(findProblems),
  ...walletPages.flatMap(({ app, outDir, ...parts }) =>
    findWalletCode(readManifest(join(root, outDir)), readPackages(outDir), parts).map((problem) => `${app}: ${problem}`),
  ),
  ...[siteDir, dashboardDir, 'apps/wallet-playground/dist'].flatMap((outDir) =>
    findDemoCode(readPackages(outDir)).map((problem) => `${outDir}: ${problem}`),
  ),
  ...['apps/api/dist', 'apps/gateway/dist', 'apps/site/dist/node'].flatMap((outDir) =>
    findForeignCode(readPackages(outDir), allowedInServers).map((problem) => `${outDir}: ${problem}`),
  ),
];

if (problems.length > 0) {
  console.error(problems.map((problem) => `✘ ${problem}`).join('\n'));
  process.exit(1);
}
