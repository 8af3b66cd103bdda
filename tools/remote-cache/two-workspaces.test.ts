/** Nx itself in two workspaces with separate caches: the second one builds nothing. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCacheServer } from './create-cache-server.ts';

/** Nx starts twice in each test, even on a busy machine. */
const timeoutMs = 240_000;

const modules = join(import.meta.dirname, '../../node_modules');
const nx = join(modules, 'nx/dist/bin/nx.js');
const writeToken = 'write-'.padEnd(32, 'w');
const readToken = 'read-'.padEnd(32, 'r');
let folder: string;
let close: () => Promise<void>;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workspaces-'));
  const server = await createCacheServer({ folder: join(folder, 'cache'), writeToken, readToken, bytesMax: 1_000_000 });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  close = () => server.close();
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

/** A workspace with one target, which notes each run in `runs` and writes `dist/result`. */
async function createWorkspace(name: string, source: string): Promise<string> {
  const root = join(folder, name);
  await mkdir(join(root, 'app'), { recursive: true });
  const { neverConnectToCloud } = JSON.parse(await readFile(join(import.meta.dirname, '../../nx.json'), 'utf8')) as {
    neverConnectToCloud: boolean;
  };
  await writeFile(join(root, 'nx.json'), JSON.stringify({ analytics: false, neverConnectToCloud }));
  await writeFile(join(root, 'package.json'), JSON.stringify({ name: 'tiny', private: true, workspaces: ['app'] }));
  const script = `node -e "const fs = require('fs'); fs.mkdirSync('dist', { recursive: true }); fs.appendFileSync('../runs', '.'); fs.copyFileSync('source', 'dist/result')"`;
  const target = {
    command: script,
    options: { cwd: '{projectRoot}' },
    cache: true,
    outputs: ['{projectRoot}/dist'],
    inputs: ['{projectRoot}/source'],
  };
  await writeFile(join(root, 'app/package.json'), JSON.stringify({ name: 'app', version: '0.0.0', nx: { targets: { build: target } } }));
  await writeFile(join(root, 'app/source'), source);
  await symlink(modules, join(root, 'node_modules'));
  return root;
}

async function build(root: string, token: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [nx, 'run', 'app:build'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: root,
      CI: 'true',
      NX_DAEMON: 'false',
      // Its processes have timeouts.
      NX_ISOLATE_PLUGINS: 'false',
      NX_TUI: 'false',
      NX_SELF_HOSTED_REMOTE_CACHE_SERVER: address,
      NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: token,
    },
  });
  return stdout;
}

const runsOf = (root: string): Promise<string> => readFile(join(root, 'runs'), 'utf8').catch(() => '');

it(
  'takes from the cache what another workspace has built',
  async () => {
    const first = await createWorkspace('first', 'one');
    await build(first, writeToken);
    expect(await runsOf(first)).toBe('.');

    const second = await createWorkspace('second', 'one');
    expect(await build(second, readToken)).toContain('remote cache');
    expect(await runsOf(second)).toBe('');
    expect(await readFile(join(second, 'app/dist/result'), 'utf8')).toBe('one');
  },
  timeoutMs,
);

it(
  'builds what a token that can only read has built before, because it was not stored',
  async () => {
    const first = await createWorkspace('reader', 'two');
    await build(first, readToken);
    const second = join(folder, 'other-reader');
    await createWorkspace('other-reader', 'two');
    await build(second, readToken);
    expect([await runsOf(first), await runsOf(second)]).toEqual(['.', '.']);
  },
  timeoutMs,
);
