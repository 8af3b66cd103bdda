import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = join(import.meta.dirname, '../../../.cache/bench-nginx');

/** Path of nginx: `NGINX_PATH`, the installed one, or Debian's package, unpacked into the cache. Null if there is none. */
export async function findNginx(): Promise<string | null> {
  const unpacked = join(cache, 'usr/sbin/nginx');
  const known = [process.env['NGINX_PATH'], '/usr/sbin/nginx', unpacked].find((path) => path !== undefined && existsSync(path));
  if (known !== undefined) return known;
  try {
    await mkdir(cache, { recursive: true });
    // Not installed as a package, because that would start a server on port 80.
    await run('sh', ['-c', 'apt-get download nginx && dpkg --extract nginx_*.deb .'], { cwd: cache });
    return existsSync(unpacked) ? unpacked : null;
  } catch {
    return null;
  }
}
