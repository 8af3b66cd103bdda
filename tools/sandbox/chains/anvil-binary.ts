import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { findOnPath } from '../processes/os-process.ts';
import { StackError } from '../stack-error.ts';

export interface Machine {
  platform: NodeJS.Platform;
  arch: NodeJS.Architecture;
}

const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };
const packageSchema = z.object({ optionalDependencies: z.record(z.string(), z.string()) });

/** Name of the npm package that holds anvil for a machine, such as `@foundry-rs/anvil-darwin-arm64`. */
export function anvilPackageOf({ platform, arch }: Machine): string {
  return `@foundry-rs/anvil-${platform}-${architectures[arch] ?? arch}`;
}

/**
 * Path of anvil: from this platform's npm package, otherwise from an installed Foundry. The launcher package is not used because it would
 * add a process between this one and anvil.
 *
 * @throws {StackError} CHAIN_UNSUPPORTED if there is neither
 */
export function getAnvilBinary(machine: Machine = process): string {
  const packageName = anvilPackageOf(machine);
  const binary = machine.platform === 'win32' ? 'anvil.exe' : 'anvil';
  try {
    const path = createRequire(import.meta.url).resolve(`${packageName}/bin/${binary}`);
    if (existsSync(path)) return path;
  } catch {
    // Not installed from npm.
  }
  const installed = findOnPath(binary);
  if (installed !== undefined) return installed;
  const cure = 'install Foundry (https://getfoundry.sh), or set GATEWAY_UPSTREAMS to nodes of your own';
  throw new StackError('CHAIN_UNSUPPORTED', `No anvil for this machine (${packageName}): ${cure}.`);
}

interface EnsureAnvilParameters {
  rootDir: string;
  /** Called once before an installation starts. */
  note: (line: string) => void;
  machine?: Machine;
  /** Installs a package without changing package.json or the lockfile. Returns false on failure. */
  install?: (packageWithVersion: string, rootDir: string) => Promise<boolean>;
}

/**
 * Makes sure that anvil is installed. The lockfile only contains the platform packages of its registry, so on other platforms the package is
 * installed on first use, with the version that package.json pins.
 *
 * @returns whether local chains can be started
 */
export async function ensureAnvil({ rootDir, note, machine = process, install = installFromNpm }: EnsureAnvilParameters): Promise<boolean> {
  if (hasAnvil(machine)) return true;
  const wanted = `${anvilPackageOf(machine)}@${pinnedVersion(rootDir)}`;
  note(`Installing ${wanted} for the local chains`);
  return (await install(wanted, rootDir)) && hasAnvil(machine);
}

function hasAnvil(machine: Machine): boolean {
  try {
    getAnvilBinary(machine);
    return true;
  } catch (error) {
    if (error instanceof StackError) return false;
    throw error;
  }
}

function pinnedVersion(rootDir: string): string {
  const { optionalDependencies } = packageSchema.parse(JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')));
  const pinned = Object.entries(optionalDependencies).find(([name]) => name.startsWith('@foundry-rs/anvil-'));
  return pinned?.[1] ?? 'latest';
}

async function installFromNpm(packageWithVersion: string, rootDir: string): Promise<boolean> {
  // Give up within seconds if the registry is unreachable: the product starts without local chains then.
  const retries = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  const args = ['install', ...retries, '--no-save', '--no-fund', '--no-audit', '--loglevel=error', packageWithVersion];
  const child = spawn('npm', args, { cwd: rootDir, stdio: 'ignore', shell: process.platform === 'win32' });
  const code = await Promise.race([
    once(child, 'close').then(([exitCode]) => exitCode as number | null),
    once(child, 'error').then(() => null),
  ]);
  return code === 0;
}
