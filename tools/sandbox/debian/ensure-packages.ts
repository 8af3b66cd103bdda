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
  /** Whether everything also works without it, only more slowly. */
  readonly isOptional?: true;
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
  const needed = missing.filter(({ isOptional }) => isOptional !== true);
  if (missing.length === 0) return;
  const [names, neededNames] = [missing, needed].map((list) => list.map(({ name }) => name)) as [string[], string[]];
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) {
    const advice = [
      `Missing: ${neededNames.join(', ')}. Install it (Debian: sudo apt-get install ${neededNames.join(' ')}).`,
      ...needed.flatMap(({ alternative }) => alternative ?? []),
    ];
    if (needed.length > 0) throw new PackageMissingError(advice.join(' '));
    return;
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
    const reason = `apt-get ${args[0]} failed: ${stderr.trim().split('\n').at(-1)}`;
    if (needed.length > 0) throw new PackageMissingError(`Missing: ${neededNames.join(', ')}, and ${reason}`);
    console.log(`Working without ${names.join(', ')}, which is slower: ${reason}`);
    return;
  }
}
