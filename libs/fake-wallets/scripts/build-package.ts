// Builds the library into a folder that `npm pack` accepts: plain JavaScript, types, and the script for pages.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePageScript } from '../src/playwright/bundle-page-script.ts';

const root = join(import.meta.dirname, '..');
const workspace = join(root, '../..');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly private: boolean;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** `private` prevents publishing the package by accident. */
function packageManifest(): object {
  const { name, version, description, private: isPrivate, license } = readManifest(root);
  const { dependencies } = readManifest(workspace);
  return {
    name,
    version,
    description,
    private: isPrivate,
    license,
    type: 'module',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './playwright': { types: './playwright/install-fake-wallets.d.ts', default: './playwright/install-fake-wallets.js' },
    },
    files: ['**/*.js', '**/*.d.ts'],
    sideEffects: false,
    dependencies: { viem: `^${String(dependencies['viem'])}`, zod: `^${String(dependencies['zod'])}` },
  };
}

/** @param folder absolute; its contents are replaced */
export async function buildPackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const tsc = join(workspace, 'node_modules/.bin/tsc');
  execFileSync(process.execPath, [tsc, '--project', join(root, 'tsconfig.package.json'), '--outDir', folder], { stdio: 'inherit' });
  // The package ships the bundled script, so it doesn't need the bundler.
  for (const ending of ['js', 'd.ts']) rmSync(join(folder, `playwright/bundle-page-script.${ending}`));
  writeFileSync(join(folder, 'playwright/page-script.js'), await bundlePageScript());
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageManifest(), undefined, 2)}\n`);
  copyFileSync(join(root, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(workspace, 'LICENSE'), join(folder, 'LICENSE'));
}

if (import.meta.main) await buildPackage(join(root, 'dist'));
