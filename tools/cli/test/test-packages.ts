import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { natsServer, type DebianPackage } from '@onepoint/sandbox/debian/ensure-packages';
import { findChromium, findHeadlessShell } from '@onepoint/test-config/chromium';

/** Debian's folder for each major version of PostgreSQL. */
const postgresDir = '/usr/lib/postgresql';

const hasPostgres = (): boolean =>
  existsSync(postgresDir) && readdirSync(postgresDir).some((version) => existsSync(join(postgresDir, version, 'bin/pg_basebackup')));

const hasProgram = (...paths: readonly string[]) => paths.some((path) => existsSync(path));

export const testPackages: readonly DebianPackage[] = [
  { name: 'chromium', isInstalled: () => findChromium() !== undefined, alternative: 'CHROMIUM_PATH can name another Chromium.' },
  // Without a user interface, for stories and pages.
  { name: 'chromium-headless-shell', isInstalled: () => findHeadlessShell() !== undefined },
  natsServer,
  // Checks the alerts.
  { name: 'prometheus', isInstalled: () => hasProgram('/usr/bin/promtool', '/usr/local/bin/promtool') },
  // For backups and restores, because the embedded PostgreSQL lacks the programs.
  { name: 'postgresql', isInstalled: hasPostgres },
  // Load balancer for rolling restarts.
  { name: 'haproxy', isInstalled: () => hasProgram('/usr/sbin/haproxy', '/usr/local/sbin/haproxy') },
];
