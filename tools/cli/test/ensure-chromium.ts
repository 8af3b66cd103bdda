import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@onepoint/test-config/chromium';

const aptGet = '/usr/bin/apt-get';

/** Chromium could not be found or installed. The message says what to do. */
export class ChromiumMissingError extends Error {
  readonly code = 'CHROMIUM_MISSING';
}

/**
 * Ensures that Chromium exists for the browser tests. As root on Debian it is installed from the distribution,
 * because the test runners' own download needs a host besides the package registries.
 *
 * @throws {ChromiumMissingError} if it is missing and cannot be installed
 */
export function ensureChromium(): void {
  if (findChromium() !== undefined) return;
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) {
    throw new ChromiumMissingError(
      'Chromium is missing. Install it (Debian, Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to its executable.',
    );
  }
  console.log('Installing Chromium (Debian package) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const { status, stderr } = spawnSync(aptGet, args, { env, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
    if (status !== 0)
      throw new ChromiumMissingError(`apt-get ${args[0]} failed, so Chromium is missing: ${stderr.trim().split('\n').at(-1)}`);
  }
}
