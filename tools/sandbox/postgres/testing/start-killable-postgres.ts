import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { startPostgres } from '../start-postgres.ts';

interface KillablePostgres {
  /** Unchanged by a restart. */
  url: string;
  /** Crashes the server with SIGKILL. Resolves when it has exited. */
  kill: () => Promise<void>;
  /** Restarts it on the crashed data and resolves after recovery. */
  restart: () => Promise<void>;
  dispose: () => Promise<void>;
}

/** The backends of a killed server take a while to end, and hold the data until then. */
const goneTimeoutMs = 30_000;

export async function startKillablePostgres(): Promise<KillablePostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'onepoint-killable-'));
  let running = await startPostgres({ dataDir });
  const { url } = running;
  const port = Number(new URL(url).port);
  return {
    url,
    kill: async () => {
      process.kill(running.pid, 'SIGKILL');
      await running.exited;
    },
    restart: async () => {
      running = await vi.waitFor(() => startPostgres({ dataDir, port }), goneTimeoutMs);
    },
    dispose: async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
