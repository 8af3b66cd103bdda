import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findProcessIdentity } from '../processes/process-identity.ts';
import { listRunningProcesses, onProcessesChange } from '../processes/running-processes.ts';
import { terminateProcess } from '../processes/terminate-process.ts';
import { StackError } from '../stack-error.ts';

const processSchema = z.object({ pid: z.int().positive(), identity: z.string() });
const claimSchema = processSchema.extend({
  origin: z.string(),
  processes: z.array(processSchema.extend({ name: z.string() })),
});
type Claim = z.infer<typeof claimSchema>;

const leftoverGraceMs = 3000;

const claimFile = (dataDir: string) => join(dataDir, 'running.json');

/** Who runs on these data right now, or undefined. */
export function findRunningStack(dataDir: string): Claim | undefined {
  const claim = readClaim(dataDir);
  return claim && findProcessIdentity(claim.pid) === claim.identity ? claim : undefined;
}

/**
 * Makes this process the only one that runs on these data, and keeps a list of its children there. Children that an earlier
 * run could not stop (it and its warden were killed) are stopped now.
 *
 * @returns gives the data up
 * @throws {StackError} ALREADY_RUNNING
 */
export async function claimDataDir(dataDir: string, origin: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const owner = findRunningStack(dataDir);
  if (owner !== undefined) {
    const message = `Onepoint is running already at ${owner.origin} (process ${owner.pid}): stop it first, or start another with its own data, ONEPOINT_DATA_DIR=.data/other.`;
    throw new StackError('ALREADY_RUNNING', message);
  }
  const leftovers = readClaim(dataDir)?.processes ?? [];
  await Promise.all(leftovers.map(({ pid, identity }) => terminateProcess({ pid, identity, signal: 'SIGTERM', graceMs: leftoverGraceMs })));

  const pid = process.pid;
  const identity = findProcessIdentity(pid) ?? '';
  let isReleased = false;
  const write = () => {
    const processes = listRunningProcesses().map(({ name, pid: childPid, identity: childIdentity }) => ({
      name,
      pid: childPid,
      identity: childIdentity,
    }));
    // Where somebody has removed the folder there is nothing left to claim, and a stop must still come to its end.
    if (!isReleased && existsSync(dataDir))
      writeFileSync(claimFile(dataDir), JSON.stringify({ pid, identity, origin, processes } satisfies Claim), { mode: 0o600 });
  };
  write();
  onProcessesChange(write);
  return () => {
    isReleased = true;
    rmSync(claimFile(dataDir), { force: true });
  };
}

function readClaim(dataDir: string): Claim | undefined {
  try {
    return claimSchema.parse(JSON.parse(readFileSync(claimFile(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}
