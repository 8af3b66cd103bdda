import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findNatsServer } from '../nats/start-nats.ts';

const aptGet = '/usr/bin/apt-get';

/** Thrown when a required program can't be found or installed. The message says what to do. */
export class PackageMissingError extends Error {
  readonly code = 'PACKAGE_MISSING';
}

export interface DebianPackage {
  readonly name: string;
  readonly isInstalled: () => boolean;
  /** Another way to provide it, as a sentence. */
  readonly alternative?: string;
}

/** NATS connects the servers of several machines. */
export const natsServer: DebianPackage = { name: 'nats-server', isInstalled: () => findNatsServer() !== undefined };

/**
 * Ensures that programs besides npm packages exist. As root on Debian, missing ones are installed from the distribution, because other downloads
 * would need a host besides the package registries.
 *
 * @throws {PackageMissingError} if one is missing and can't be installed
 */
export function ensurePackages(packages: readonly DebianPackage[]): void {
  const missing = packages.filter(({ isInstalled }) => !isInstalled());
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) {
    const advice = [
      `Missing: ${names.join(', ')}. Install it (Debian: sudo apt-get install ${names.join(' ')}).`,
      ...missing.flatMap(({ alternative }) => alternative ?? []),
    ];
    throw new PackageMissingError(advice.join(' '));
  }
  console.log(`Installing ${names.join(', ')} (Debian packages) …`);
  // No service is started, because tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    const { status, stderr } = spawnSync(aptGet, args, { env, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
    if (status === 0) continue;
    throw new PackageMissingError(`Missing: ${names.join(', ')}, and apt-get ${args[0]} failed: ${stderr.trim().split('\n').at(-1)}`);
  }
}
