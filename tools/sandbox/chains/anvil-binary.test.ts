import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { anvilPackageOf, ensureAnvil, getAnvilBinary, type Machine } from './anvil-binary.ts';

const elsewhere: Machine = { platform: 'sunos', arch: 'arm64' };

afterEach(() => {
  vi.unstubAllEnvs();
});

async function rootWith(optionalDependencies: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-anvil-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await writeFile(join(directory, 'package.json'), JSON.stringify({ optionalDependencies }));
  return directory;
}

it('names the package of each platform', () => {
  expect(anvilPackageOf({ platform: 'darwin', arch: 'arm64' })).toBe('@foundry-rs/anvil-darwin-arm64');
  expect(anvilPackageOf({ platform: 'linux', arch: 'arm64' })).toBe('@foundry-rs/anvil-linux-arm64');
  expect(anvilPackageOf({ platform: 'win32', arch: 'x64' })).toBe('@foundry-rs/anvil-win32-amd64');
});

it('installs nothing if anvil exists', async () => {
  const install = vi.fn<() => Promise<boolean>>();
  expect(await ensureAnvil({ rootDir: await rootWith({}), note: () => undefined, install })).toBe(true);
  expect(install).not.toHaveBeenCalled();
});

it('installs the pinned version for the platform and reports a failure', async () => {
  vi.stubEnv('PATH', '');
  const rootDir = await rootWith({ '@foundry-rs/anvil-linux-amd64': '1.7.1' });
  const notes: string[] = [];
  const installed: string[] = [];
  const install = async (name: string) => {
    installed.push(name);
    return false;
  };
  expect(await ensureAnvil({ rootDir, note: (line) => notes.push(line), machine: elsewhere, install })).toBe(false);
  expect(installed).toEqual(['@foundry-rs/anvil-sunos-arm64@1.7.1']);
  expect(notes).toEqual(['Installing @foundry-rs/anvil-sunos-arm64@1.7.1 for the local chains']);
});

it('explains how to get a missing anvil', () => {
  vi.stubEnv('PATH', '');
  expect(() => getAnvilBinary(elsewhere)).toThrow(/install Foundry/);
});

it('uses the machine’s Foundry if npm has no package', async () => {
  const rootDir = await rootWith({});
  await writeFile(join(rootDir, 'anvil'), '');
  vi.stubEnv('PATH', rootDir);
  expect(getAnvilBinary(elsewhere)).toBe(join(rootDir, 'anvil'));
});
