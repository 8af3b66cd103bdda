import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { nginxConfig } from './nginx-config.ts';
import { startMeasured, type MeasuredProcess } from './start-measured.ts';

/** `NGINX_PATH` overrides. */
const nginx = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

export interface Baseline extends MeasuredProcess {
  name: string;
  address: string;
}

/** A plain reverse proxy to the same node: nginx where it is installed (Debian: `apt-get install nginx-light`), otherwise one in Node. */
export async function startBaseline(upstreamAddress: string, directory: string): Promise<Baseline> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}/`;
  if (!existsSync(nginx)) {
    const script = join(import.meta.dirname, 'plain-proxy.ts');
    const proxy = await startMeasured('plain-proxy', { script, env: { PORT: String(port), UPSTREAM: upstreamAddress }, directory });
    return { ...proxy, name: 'plain proxy (Node)', address };
  }
  const file = join(directory, 'nginx.conf');
  await writeFile(file, nginxConfig({ directory, port, upstreamAddress }));
  const proxy = await startMeasured('nginx', { command: nginx, args: ['-c', file, '-p', directory], address, env: {}, directory });
  return { ...proxy, name: 'nginx', address };
}
