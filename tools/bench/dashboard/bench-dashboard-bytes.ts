import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { firstView } from '../../checks/bytes/budgets.ts';
import { gzipBytes } from '../../checks/bytes/manifest.ts';

const root = join(import.meta.dirname, '../../..');
const outDir = join(root, 'apps/dashboard/dist');

/** Prints the bytes of JavaScript that load before the first authenticated view, own code and libraries. */
export function benchDashboardBytes(): void {
  execFileSync('nx', ['build', '@onepoint/dashboard'], { cwd: root, env: { ...process.env, NX_DAEMON: 'false' }, stdio: 'ignore' });
  const { js, css } = gzipBytes(outDir, firstView);
  console.log('\nDashboard, before the first authenticated view (gzip; the identity service’s own script apart)');
  console.log(`  JavaScript  ${(js / 1000).toFixed(1)} kB\n  CSS         ${(css / 1000).toFixed(1)} kB`);
}
