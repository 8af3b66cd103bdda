import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '../processes/free-port.ts';
import { commandAs } from './command-as.ts';
import { ensureDatabase } from './ensure-database.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { getPostgresBinaries } from './postgres-binaries.ts';
import { postgresSettings } from './postgres-settings.ts';
import { linkSharedLibraries } from './shared-library-links.ts';
import { startServer } from './start-server.ts';
import { stopLeftoverServer } from './stop-leftover-server.ts';
import { findUnprivilegedUser } from './unprivileged-user.ts';

export interface StartPostgresParameters {
  /** Where the data live, created when missing. Ephemeral clusters make their own beneath the system's temporary directory. */
  dataDir?: string;
  /** Durability off, and the data removed at the end, also when this process is killed. */
  ephemeral?: boolean;
  /** Defaults to `postgres.log` in the data directory. */
  logFile?: string;
  /** Of 127.0.0.1, for who finds the server again at the address it had. Defaults to a free one. */
  port?: number;
}

export interface RunningPostgres {
  /** `postgresql://…` of the database `onepoint`, as a superuser. */
  url: string;
  pid: number;
  /** Resolves when the server has ended, for whatever reason. */
  exited: Promise<unknown>;
  stop: () => Promise<void>;
}

const databaseName = 'onepoint';

/**
 * Starts the embedded PostgreSQL on a port of 127.0.0.1. The first start creates the data; an orphan of an earlier run is
 * stopped before. The server never outlives this process.
 *
 * @throws {StackError} POSTGRES_UNSUPPORTED, POSTGRES_USER, POSTGRES_VERSION, POSTGRES_FAILED
 */
export async function startPostgres({
  dataDir,
  ephemeral = false,
  logFile,
  port: chosenPort,
}: StartPostgresParameters): Promise<RunningPostgres> {
  const binaries = getPostgresBinaries();
  const homeDir = ephemeral || dataDir === undefined ? await mkdtemp(join(tmpdir(), 'onepoint-postgres-')) : resolve(dataDir);
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
  const password = await initialiseCluster({ binaries, user, dataDir: homeDir, env, ephemeral });

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
