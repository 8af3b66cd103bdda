import type { TestProject } from 'vitest/node';
import { startPostgres, type RunningPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A throw-away PostgreSQL that lives as long as the test run. Tests make databases of their own in it. */
    databaseUrl: string;
  }
}

let postgres: RunningPostgres | undefined;

/** Vitest `globalSetup`: one cluster for the whole run, at `inject('databaseUrl')`. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres({ ephemeral: true });
  project.provide('databaseUrl', postgres.url);
}

/** Vitest's counterpart: nothing of the cluster is left. */
export async function teardown(): Promise<void> {
  await postgres?.stop();
}
