import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findCommandLine } from '../processes/command-line.ts';
import { findProcessIdentity } from '../processes/process-identity.ts';
import { terminateProcess } from '../processes/terminate-process.ts';
import { findPostmasterFile } from './postmaster-file.ts';

const graceMs = 4000;

/**
 * Clears what an earlier run left behind: stops a server that still holds the cluster, and removes a stale `postmaster.pid`.
 * PostgreSQL itself refuses to start when the pid in the file belongs to any live process, which after a reboot is a matter of luck.
 */
export async function stopLeftoverServer(clusterDir: string): Promise<void> {
  const file = await findPostmasterFile(clusterDir);
  const identity = file && findProcessIdentity(file.pid);
  if (file && identity !== undefined && isServerOf(clusterDir, file.pid)) {
    await terminateProcess({ pid: file.pid, identity, signal: 'SIGINT', graceMs });
  }
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
}

function isServerOf(clusterDir: string, pid: number): boolean {
  const words = findCommandLine(pid) ?? [];
  return basename(words[0] ?? '').startsWith('postgres') && words.includes(clusterDir);
}
