import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StackError } from '../stack-error.ts';
import { commandAs } from './command-as.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { runToEnd } from './run-to-end.ts';
import type { UnprivilegedUser } from './unprivileged-user.ts';

/** The major version of the binaries; data of another one cannot be read. */
const postgresMajor = '18';

export interface ClusterParameters {
  binaries: PostgresBinaries;
  user: UnprivilegedUser | undefined;
  /** Gets `cluster` and `password`. */
  dataDir: string;
  env: NodeJS.ProcessEnv;
  ephemeral: boolean;
}

/**
 * Creates the cluster where there is none yet. It is made beside its place and moved there when complete, so that an
 * interrupted first start leaves nothing half made.
 *
 * @returns the superuser's password, known to this machine's `password` file (mode 0600) alone
 * @throws {StackError} POSTGRES_VERSION for data of another major version, POSTGRES_FAILED when `initdb` fails
 */
export async function initialiseCluster({ binaries, user, dataDir, env, ephemeral }: ClusterParameters): Promise<string> {
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
