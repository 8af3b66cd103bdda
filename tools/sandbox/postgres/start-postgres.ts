import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { findFreePort } from '../processes/free-port.ts';
import { getPostgresBinaries, linkSharedLibraries } from './binaries.ts';
import { initializeCluster } from './initialize-cluster.ts';
import { postgresSettings, startServer, stopLeftoverServer } from './server.ts';
import { commandAs, findUnprivilegedUser } from './unprivileged-user.ts';

interface StartPostgresParameters {
  /** Data directory, created if missing. Ephemeral clusters use a temporary directory. */
  dataDir?: string;
  /** Turns durability off and removes the data at the end, even if this process is killed. */
  ephemeral?: boolean;
  /** Where the temporary directory is created. @default the system's folder for temporary files */
  temporaryDir?: string;
  /** Defaults to `postgres.log` in the data directory. */
  logFile?: string;
  /** Port on 127.0.0.1, for restarts at the same address. Default: a free port. */
  port?: number;
}

export interface RunningPostgres {
  /** `postgresql://…` of the database `onepoint`, as a superuser. */
  url: string;
  pid: number;
  /** Resolves when the server has ended, for any reason. */
  exited: Promise<unknown>;
  stop: () => Promise<void>;
}

const databaseName = 'onepoint';

/**
 * Starts the embedded PostgreSQL on a port of 127.0.0.1. Creates the data on the first start and stops an orphaned server of an
 * earlier run. The server never outlives this process.
 *
 * @throws {StackError} POSTGRES_UNSUPPORTED, POSTGRES_USER, POSTGRES_VERSION, POSTGRES_FAILED
 */
export async function startPostgres({
  dataDir,
  ephemeral = false,
  temporaryDir = tmpdir(),
  logFile,
  port: chosenPort,
}: StartPostgresParameters): Promise<RunningPostgres> {
  const binaries = getPostgresBinaries();
  const homeDir = ephemeral || dataDir === undefined ? await mkdtemp(join(temporaryDir, 'onepoint-postgres-')) : resolve(dataDir);
  await mkdir(homeDir, { recursive: true });
  const clusterDir = join(homeDir, 'cluster');
  const user = findUnprivilegedUser(clusterDir);
  await chmod(homeDir, 0o700);
  if (user !== undefined) await chown(homeDir, user.uid, user.gid);
  const libraryDir = await linkSharedLibraries(binaries.nativeDir, join(homeDir, 'lib'));
  const env = {
    PATH: process.env['PATH'],
    TZ: 'UTC',
    LC_ALL: 'C',
    ...(libraryDir === undefined ? {} : { LD_LIBRARY_PATH: libraryDir, DYLD_LIBRARY_PATH: libraryDir }),
  };
  await stopLeftoverServer(clusterDir);
  const password = await initializeCluster({ binaries, user, dataDir: homeDir, env, ephemeral });

  const port = chosenPort ?? (await findFreePort());
  const words = ['-D', clusterDir, ...postgresSettings(port, ephemeral)];
  const server = await startServer(commandAs(user, binaries.postgres, words, [binaries.postgres, clusterDir]), {
    clusterDir,
    env,
    logFile: logFile ?? join(homeDir, 'postgres.log'),
    stopSignal: ephemeral ? 'SIGQUIT' : 'SIGINT',
    throwAwayDir: ephemeral ? homeDir : undefined,
  });
  const stop = async () => {
    await server.stop();
    if (ephemeral) await rm(homeDir, { recursive: true, force: true });
  };
  const url = (database: string) => `postgresql://onepoint:${password}@127.0.0.1:${port}/${database}`;
  try {
    await ensureDatabase(url('postgres'), databaseName);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url(databaseName), pid: server.pid, exited: server.exited, stop };
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
