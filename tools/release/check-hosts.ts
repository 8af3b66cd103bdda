// npm run check:hosts: serves a small release of each app, and the releases in dist/releases, with nginx and Caddy using their generated
// configurations. Requests pages, files, compressed twins, redirects, and missing files. Prints one line per difference and exits with 1.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureHosts, withHost, type Host } from './walk/run-hosts.ts';
import { expectationsOf, sampleApps, writeSampleRelease } from './walk/sample-releases.ts';
import { walkFiles, walkPaths } from './walk/walk-host.ts';
import { readManifest } from './write-release.ts';

const releasesDir = join(import.meta.dirname, '../../dist/releases');
const hosts: readonly Host[] = ['nginx', 'caddy'];

/** Not-found documents have status 404. */
const isServed = (path: string): boolean => !path.endsWith('/404.html');

async function listReleases(): Promise<string[]> {
  const names = await readdir(releasesDir, { recursive: true }).catch(() => []);
  return names.filter((name) => /^[^/]+\/[^/]+\/manifest\.json$/.test(name)).map((name) => join(releasesDir, name, '..'));
}

ensureHosts();
const scratch = await mkdtemp(join(tmpdir(), 'onepoint-hosts-'));
const problems: string[] = [];
let walked = 0;
try {
  const samples = await Promise.all(
    sampleApps.map(async (app) => ({ release: await writeSampleRelease(app, scratch), paths: expectationsOf(app) })),
  );
  const built = (await listReleases()).map((release) => ({ release, paths: [] }));
  for (const { release, paths } of [...samples, ...built]) {
    const manifest = await readManifest(release);
    for (const host of hosts) {
      walked += 1;
      const folder = join(scratch, `${host}-${String(walked)}`);
      await mkdir(folder);
      const found = await withHost(host, release, folder, async (port) => [
        ...(await walkPaths(port, paths)),
        ...(await walkFiles(port, manifest, isServed)),
      ]);
      problems.push(...found.map((problem) => `${host}: ${manifest.app} ${problem}`));
    }
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}
if (problems.length > 0) {
  console.error(problems.map((problem) => `✘ ${problem}`).join('\n'));
  process.exitCode = 1;
} else console.log(`hosts: nginx and Caddy serve ${String(walked / hosts.length)} releases as configured`);
