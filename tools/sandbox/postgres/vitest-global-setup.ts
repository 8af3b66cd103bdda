import type { TestProject } from 'vitest/node';
import { startPostgres, type RunningPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A temporary PostgreSQL for the test run. Tests create their own databases in it. */
    databaseUrl: string;
  }
}

let postgres: RunningPostgres | undefined;

/** Vitest `globalSetup`: one cluster for the whole run, provided as `inject('databaseUrl')`. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres({ ephemeral: true });
  project.provide('databaseUrl', postgres.url);
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
