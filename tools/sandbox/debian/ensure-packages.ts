import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from '@onepoint/test-config/chromium';
import { findNatsServer } from '../nats/start-nats.ts';

const aptGet = '/usr/bin/apt-get';

/** A program that tests or benchmarks need can't be found or installed. The message says what to do. */
export class PackageMissingError extends Error {
  readonly code = 'PACKAGE_MISSING';
}

interface DebianPackage {
  readonly name: string;
  readonly isInstalled: () => boolean;
  /** Whether tests also work without it, only more slowly. */
  readonly isOptional?: true;
}

/** Debian's folder for each major version of PostgreSQL. */
const postgresDir = '/usr/lib/postgresql';

const hasPostgres = (): boolean =>
  existsSync(postgresDir) && readdirSync(postgresDir).some((version) => existsSync(join(postgresDir, version, 'bin/pg_basebackup')));

const hasProgram = (...paths: readonly string[]) => paths.some((path) => existsSync(path));

/** Debian packages of tests and benchmarks. */
const packages: readonly DebianPackage[] = [
  { name: 'chromium', isInstalled: () => findChromium() !== undefined },
  // Without a user interface. Most browser tests use it, or else Chromium.
  { name: 'chromium-headless-shell', isInstalled: () => findHeadlessShell() !== undefined, isOptional: true },
  // Connects several machines.
  { name: 'nats-server', isInstalled: () => findNatsServer() !== undefined },
  // Checks the alerts.
  { name: 'prometheus', isInstalled: () => hasProgram('/usr/bin/promtool', '/usr/local/bin/promtool') },
  // For backups and restores, because the embedded PostgreSQL lacks the programs.
  { name: 'postgresql', isInstalled: hasPostgres },
  // Load balancer for rolling restarts.
  { name: 'haproxy', isInstalled: () => hasProgram('/usr/sbin/haproxy', '/usr/local/sbin/haproxy') },
];

/**
 * Ensures that the programs that tests need besides npm packages exist. As root on Debian, missing ones are installed from the distribution,
 * because other downloads would need a host besides the package registries.
 *
 * @param wanted names of Debian packages. Default: all that tests need
 * @throws {PackageMissingError} if one is missing and can't be installed
 */
export function ensurePackages(wanted: readonly string[] = packages.map(({ name }) => name)): void {
  const missing = packages.filter(({ name, isInstalled }) => wanted.includes(name) && !isInstalled());
  const needed = missing.filter(({ isOptional }) => isOptional !== true).map(({ name }) => name);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  const chromium = needed.includes('chromium') ? ' CHROMIUM_PATH can name another Chromium.' : '';
  const advice = `Install it (Debian: sudo apt-get install ${needed.join(' ')}).${chromium}`;
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) {
    if (needed.length > 0) throw new PackageMissingError(`Missing: ${needed.join(', ')}. ${advice}`);
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
    if (needed.length > 0) throw new PackageMissingError(`Missing: ${needed.join(', ')}, and ${reason}`);
    console.log(`Browser tests use Chromium, which is slower than its headless shell: ${reason}`);
    return;
  }
}
