import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { startPostgres, type RunningPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A temporary PostgreSQL for the test run. Tests create their own databases in it. */
    databaseUrl: string;
  }
}

let postgres: RunningPostgres | undefined;

/** Linux's folder in memory if it has 4 GiB free, because tests create and drop databases of 300 files each, which takes longer on disks. */
async function findTemporaryDir(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= 4 * 2 ** 30 ? memory : tmpdir();
}

/** Vitest `globalSetup`: one cluster for the whole run, provided as `inject('databaseUrl')`. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres({ ephemeral: true, temporaryDir: await findTemporaryDir() });
  project.provide('databaseUrl', postgres.url);
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
