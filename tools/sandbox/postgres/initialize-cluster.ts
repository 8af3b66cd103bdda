import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StackError } from '../stack-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { commandAs, type UnprivilegedUser, type Command } from './unprivileged-user.ts';

/** Major version of the binaries, which cannot read data of another one. */
const postgresMajor = '18';

interface ClusterParameters {
  binaries: PostgresBinaries;
  user: UnprivilegedUser | undefined;
  /** `cluster` and `password` are created in it. */
  dataDir: string;
  env: NodeJS.ProcessEnv;
  ephemeral: boolean;
}

/**
 * Creates the cluster if there is none. It is created next to its final place and moved when complete, so that an
 * interrupted first start leaves no partial cluster.
 *
 * @returns the superuser's password, stored only in the `password` file (0600)
 * @throws {StackError} POSTGRES_VERSION for data of another major version, POSTGRES_FAILED when `initdb` fails
 */
export async function initializeCluster({ binaries, user, dataDir, env, ephemeral }: ClusterParameters): Promise<string> {
  const clusterDir = join(dataDir, 'cluster');
  const passwordFile = join(dataDir, 'password');
  if (existsSync(join(clusterDir, 'PG_VERSION'))) {
    const version = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
    if (version === postgresMajor) return readFile(passwordFile, 'utf8');
    throw new StackError(
      'POSTGRES_VERSION',
      `${clusterDir} was made by PostgreSQL ${version}, this is ${postgresMajor}: move the data, or run npm run reset.`,
    );
  }
  const draftDir = join(dataDir, 'cluster.new');
  await rm(draftDir, { recursive: true, force: true });
  await mkdir(draftDir, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) for (const path of [dataDir, draftDir, passwordFile]) await chown(path, user.uid, user.gid);
  const words = [
    `--pgdata=${draftDir}`,
    `--pwfile=${passwordFile}`,
    '--username=onepoint',
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(ephemeral ? ['--no-sync'] : []),
  ];
  const { code, stderr } = await runToEnd(commandAs(user, binaries.initdb, words, [binaries.initdb, draftDir]), env);
  if (code !== 0) {
    await rm(draftDir, { recursive: true, force: true });
    throw new StackError('POSTGRES_FAILED', `PostgreSQL could not create its data in ${dataDir}: ${lastComplaint(stderr)}`);
  }
  await rename(draftDir, clusterDir);
  return password;
}

function lastComplaint(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const line = lines.findLast((text) => /error|fatal|could not|no space/i.test(text)) ?? lines.at(-1) ?? 'no reason given';
  return line.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '');
}

/** Runs a command with its own environment. @returns its exit code and stderr */
export async function runToEnd(
  { command, args, uid, gid }: Command,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(command, args, { env, uid, gid, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stderr };
}
