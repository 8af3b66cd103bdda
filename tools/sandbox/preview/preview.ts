// npm run preview: builds the site with its drafts and serves it with its production server. PORT sets the port.
// npm run preview -- --share: writes the same site as files for any host, marked noindex, and as an archive into dist/releases/preview.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { assertPortFree } from '../edge/listen.ts';
import { StackError } from '../stack-error.ts';
import { findReadyAddress } from '../processes/start-service.ts';

const site = join(import.meta.dirname, '../../../apps/site');
const buildDir = join(site, '.cache/preview');
const portDefault = 4030;

/** Prints the server's ready line for people and every other line unchanged. */
function show(line: string): void {
  const address = findReadyAddress(line);
  process.stdout.write(address === undefined ? `${line}\n` : `\nDrafts and all: ${address}\n`);
}

/** Runs a Node program in the site's folder. @returns its exit code */
async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: site, env: { ...process.env, ...env }, stdio: ['inherit', 'pipe', 'inherit'] });
  createInterface(child.stdout).on('line', show);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

async function preview(port: number): Promise<number> {
  try {
    await assertPortFree({ host: '127.0.0.1', port });
  } catch (error) {
    if (!(error instanceof StackError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  const vite = join(import.meta.dirname, '../../../node_modules/vite/bin/vite.js');
  const built = await run([vite, 'build', '--mode', 'preview', '--outDir', join(buildDir, 'client')], { NODE_ENV: 'production' });
  if (built !== 0) return built;
  return run(['server/server.ts'], { NODE_ENV: 'production', SITE_BUILD_DIR: buildDir, PORT: String(port) });
}

/** Writes the site as a release, and archives the newest one without its compressed twins. @returns the exit code */
function share(): number {
  const root = join(import.meta.dirname, '../../..');
  const releases = join(root, 'dist/releases/preview');
  const release = spawnSync(process.execPath, ['tools/release/main.ts', 'preview'], { cwd: root, stdio: 'inherit' });
  if (release.status !== 0) return release.status ?? 1;
  const readOrder = (name: string): number => statSync(join(releases, name, 'manifest.json')).mtimeMs;
  const [newest = ''] = readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted((a, b) => readOrder(b) - readOrder(a));
  const packed = spawnSync('tar', ['-czf', `${newest}.tar.gz`, '--exclude=*.br', '--exclude=*.gz', newest], {
    cwd: releases,
    stdio: 'inherit',
  });
  if (packed.status === 0)
    console.log(`Share ${join(releases, `${newest}.tar.gz`)}, or put ${join(releases, newest, 'files')} on any static host.`);
  return packed.status ?? 1;
}

process.exitCode = process.argv.includes('--share') ? share() : await preview(Number(process.env['PORT'] ?? portDefault));
