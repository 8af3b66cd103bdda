import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PostmasterFile {
  pid: number;
  port: number;
  /** The server takes connections. */
  ready: boolean;
}

/** What the server of this cluster says about itself in `postmaster.pid`, or undefined where the file is missing or half written. */
export async function findPostmasterFile(clusterDir: string): Promise<PostmasterFile | undefined> {
  try {
    const lines = (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8')).split('\n');
    const pid = Number(lines[0]);
    // Line 4 is the port, line 8 the status: starting, stopping, ready or standby, padded with blanks.
    return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
