import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProcessIdentity } from '../processes/process-identity.ts';
import { findPostmasterFile } from './postmaster-file.ts';

/** Address of the embedded server that runs on these data, or undefined where none does. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const clusterDir = join(dataDir, 'cluster');
  const postmaster = await findPostmasterFile(clusterDir);
  if (!postmaster?.ready || findProcessIdentity(postmaster.pid) === undefined) return undefined;
  const password = await readFile(join(dataDir, 'password'), 'utf8');
  return `postgresql://onepoint:${password}@127.0.0.1:${postmaster.port}/onepoint`;
}
