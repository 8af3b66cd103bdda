import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isInstalled } from './is-installed.mjs';

const locked = {
  '': { name: 'root' },
  'libs/chains': { name: '@onepoint/chains' },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
  'node_modules/@onepoint/chains': { link: true },
  'node_modules/only-on-another-system': { version: '1.0.0', optional: true },
};

async function repository(installed: Record<string, unknown> | undefined, folders: readonly string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'onepoint-install-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
  for (const folder of folders) {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, 'package.json'), '{}');
  }
  if (installed !== undefined) await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return root;
}

const { 'node_modules/react': react, 'node_modules/@onepoint/chains': link } = locked;
const record = { 'node_modules/react': react, 'node_modules/@onepoint/chains': link };
const folders = ['node_modules/react', 'node_modules/@onepoint/chains'];

it('accepts an installation without packages for other systems', async () => {
  expect(isInstalled(await repository(record, folders))).toBe(true);
});

it.each([
  ['nothing is installed', undefined, []],
  ['an installation was interrupted', undefined, folders],
  ['a folder was deleted', record, ['node_modules/@onepoint/chains']],
  ['a package of the workspace is not linked', record, ['node_modules/react']],
  ['another version is installed', { ...record, 'node_modules/react': { ...react, version: '18.0.0' } }, folders],
  ['a package is new in the lockfile', { 'node_modules/react': react }, folders],
])('requires an installation when %s', async (_case, installed, present) => {
  expect(isInstalled(await repository(installed, ['node_modules', ...present]))).toBe(false);
});
