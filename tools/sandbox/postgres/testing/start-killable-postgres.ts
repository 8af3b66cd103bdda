import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { startPostgres } from '../start-postgres.ts';

export interface KillablePostgres {
  /** The same before and after. */
  url: string;
  /** Ends the server as a crash does: SIGKILL, nothing written, no session told. Resolves when it is gone. */
  kill: () => Promise<void>;
  /** Starts it again over what the crash left, and resolves once that is recovered. */
  restart: () => Promise<void>;
  dispose: () => Promise<void>;
}

/** Sessions of a killed server notice by themselves, and only then another may have the data. */
const goneTimeoutMs = 30_000;

/** A PostgreSQL that writes to disk what it acknowledges, as in production, for tests of what a crash leaves. */
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
