import { join } from 'node:path';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import type { Report } from '../terminal/report.ts';
import type { Watch } from './watch.ts';

/** Address of the database: the one that was configured, or the embedded PostgreSQL's. */
export async function provideDatabase(config: StackConfig, report: Report, watch: Watch): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const done = report.begin('PostgreSQL');
  const postgres = await startPostgres({ dataDir: join(config.dataDir, 'postgres'), logFile: logFileOf(config, 'postgres') });
  watch('PostgreSQL', postgres.exited);
  done();
  return postgres.url;
}
