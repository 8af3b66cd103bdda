import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell } from '@onepoint/test-config/chromium';

const aptGet = '/usr/bin/apt-get';

/** Chromium could not be found or installed. The message says what to do. */
export class ChromiumMissingError extends Error {
  readonly code = 'CHROMIUM_MISSING';
}

/** Debian's Chromium, and the same without a user interface, which most browser tests use. */
const packages = ['chromium', 'chromium-headless-shell'];

/**
 * Ensures that Chromium exists for the browser tests. As root on Debian both packages are installed from the distribution,
 * because the test runners' own download needs a host besides the package registries. Without the headless shell, tests use Chromium.
 *
 * @throws {ChromiumMissingError} if it is missing and cannot be installed
 */
export function ensureChromium(): void {
  const isMissing = findChromium() === undefined;
  if (!isMissing && findHeadlessShell() !== undefined) return;
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) {
    if (!isMissing) return;
    throw new ChromiumMissingError(
      `Chromium is missing. Install it (Debian: sudo apt-get install ${packages.join(' ')}) or set CHROMIUM_PATH to its executable.`,
    );
  }
  console.log('Installing Chromium (Debian packages) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status, stderr } = spawnSync(aptGet, args, { env, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
    if (status === 0) continue;
    const reason = `apt-get ${args[0]} failed: ${stderr.trim().split('\n').at(-1)}`;
    if (isMissing) throw new ChromiumMissingError(`Chromium is missing, and ${reason}`);
    console.log(`Browser tests use Chromium, which is slower than its headless shell: ${reason}`);
    return;
  }
}
