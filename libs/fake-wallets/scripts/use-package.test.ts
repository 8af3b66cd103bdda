// @vitest-environment node
/** Packs the library and uses it from a folder outside the workspace, as another project would. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeWalletPresets } from '../src/fake-wallet-presets.ts';
import { buildPackage } from './build-package.ts';

const workspace = join(import.meta.dirname, '../../..');
const samples = join(workspace, 'apps/wallet-playground/e2e/guide');
const guide = readFileSync(join(workspace, 'apps/site/content/docs/wallet-testing.mdx'), 'utf8');

let project: string;

const run = (file: string, args: readonly string[], cwd = project): string => execFileSync(file, args, { cwd, encoding: 'utf8' });

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'onepoint-fake-wallets-'));
  const built = join(folder, 'built');
  await buildPackage(built);
  run('npm', ['pack', '--silent', '--offline', '--pack-destination', folder], built);
  project = join(folder, 'project');
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, '@onepoint'), { recursive: true });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  run('tar', ['--extract', '--file', join(folder, archive), '--directory', folder]);
  cpSync(join(folder, 'package'), join(modules, '@onepoint/fake-wallets'), { recursive: true });
  // What npm would install from a registry.
  for (const name of ['viem', 'zod', '@playwright']) symlinkSync(join(workspace, 'node_modules', name), join(modules, name));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
});

afterAll(() => rmSync(join(project, '..'), { recursive: true, force: true }));

test('signs in another project', () => {
  writeFileSync(
    join(project, 'sign.js'),
    `import { createFakeWallet, fakeWalletPresets } from '@onepoint/fake-wallets';
     const { provider } = createFakeWallet(fakeWalletPresets.good);
     const [account] = await provider.request({ method: 'eth_requestAccounts' });
     console.log(await provider.request({ method: 'personal_sign', params: ['0x6869', account] }));`,
  );
  expect(run('node', ['sign.js'])).toMatch(/^0x[0-9a-f]{130}\n$/);
});

test('includes the script for pages, which needs no bundler', () => {
  writeFileSync(
    join(project, 'install.js'),
    `import { installFakeWallets } from '@onepoint/fake-wallets/playwright';
     const wallets = [{ rdns: 'com.example.wallet' }];
     await installFakeWallets({ addInitScript: async ({ content }) => console.log(content) }, wallets);`,
  );
  const script = run('node', ['install.js']);
  expect(script).toContain('window.installFakeWallet({"rdns":"com.example.wallet"});');
  expect(script).not.toMatch(/^(?:import|export) /m);
});

test('includes the license and is private', () => {
  const folder = join(project, 'node_modules/@onepoint/fake-wallets');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    private: true,
    license: 'SEE LICENSE IN LICENSE',
  });
});

test('has types, and every sample of the guide compiles', () => {
  cpSync(samples, project, { recursive: true });
  const options = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', skipLibCheck: true, types: [] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  expect(run('node', [join(workspace, 'node_modules/.bin/tsc'), '--project', project])).toBe('');
});

test('the guide shows the samples that Playwright runs against the playground', () => {
  const shown = Array.from(guide.matchAll(/^```ts\n([\s\S]*?)^```$/gm), ([, code]) => code);
  const tested = readdirSync(samples).map((name) => readFileSync(join(samples, name), 'utf8'));
  expect(shown.toSorted()).toEqual(tested.toSorted());
});

test('the guide lists every wallet once, in order', () => {
  const [, table = ''] = guide.split('## Choose a wallet');
  const listed = Array.from(table.split('## ')[0]?.matchAll(/^\| `(\w+)` +\|/gm) ?? [], ([, name]) => name);
  expect(listed).toEqual(Object.keys(fakeWalletPresets));
});
