import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';

export type Host = 'nginx' | 'caddy';

const debianPackages = { nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'], caddy: ['caddy'] } as const;
const programs = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' } as const;
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Installs Debian's nginx and Caddy if they are missing. @throws {Error} if they can't be installed */
export function ensureHosts(): void {
  if (existsSync(programs.nginx) && existsSync(brotliModule) && existsSync(programs.caddy)) return;
  const names = Object.values(debianPackages).flat();
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`Install ${names.join(', ')} (Debian: sudo apt-get install)`);
  console.log('Installing nginx and Caddy (Debian packages) …');
  // Packages would start their services without this policy (invoke-rc.d).
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    const { status, stderr } = spawnSync('/usr/bin/apt-get', args, { env, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
    if (status !== 0) throw new Error(`apt-get ${args[0] ?? ''} failed: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  }
}

const acceptsConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/** The generated configuration of a release, with a free port and the actual file paths. */
async function writeConfig(host: Host, release: string, folder: string, port: number): Promise<string[]> {
  const files = join(release, 'files');
  if (host === 'caddy') {
    const text = await readFile(join(release, 'Caddyfile'), 'utf8');
    const config = join(folder, 'Caddyfile');
    await writeFile(config, text.replace(/^:\d+ \{$/m, `:${String(port)} {`).replace(/^(\t+root \*) .+$/m, `$1 ${files}`));
    return ['run', '--config', config, '--adapter', 'caddyfile'];
  }
  const text = await readFile(join(release, 'nginx.conf'), 'utf8');
  await writeFile(
    join(folder, 'site.conf'),
    text.replace(/^ {2}listen \d+;$/m, `  listen 127.0.0.1:${String(port)};`).replace(/^ {2}root .+;$/m, `  root ${files};`),
  );
  const own = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `load_module ${brotliModule};`,
    `pid ${folder}/nginx.pid;`,
    'daemon off;',
    'worker_processes 1;',
    'events {}',
    `http { access_log off; client_body_temp_path ${folder}/body; include ${folder}/site.conf; }`,
  ];
  await writeFile(join(folder, 'nginx.conf'), own.join('\n'));
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
}

const startsWithinMs = 10_000;
const pollMs = 50;

/**
 * Serves a release with its generated configuration during a walk.
 *
 * @param folder empty folder for configuration and logs
 * @throws {Error} with the host's message if it rejects the configuration
 */
export async function withHost<T>(host: Host, release: string, folder: string, walk: (port: number) => Promise<T>): Promise<T> {
  const port = await findFreePort();
  const args = await writeConfig(host, release, folder, port);
  const child = spawn(programs[host], args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const exited = once(child, 'exit');
  try {
    const deadline = Date.now() + startsWithinMs;
    while (!(await acceptsConnections(port))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${host} did not start: ${output.trim().slice(-1000)}`);
      await wait(pollMs);
    }
    return await walk(port);
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}
