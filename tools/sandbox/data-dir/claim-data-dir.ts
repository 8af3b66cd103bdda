import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findProcessIdentity, terminateProcess } from '../processes/os-process.ts';
import { listRunningProcesses, onProcessesChange } from '../processes/running-processes.ts';
import { StackError } from '../stack-error.ts';

const processSchema = z.object({ pid: z.int().positive(), identity: z.string() });
const claimSchema = processSchema.extend({
  origin: z.string(),
  processes: z.array(processSchema.extend({ name: z.string() })),
});
type Claim = z.infer<typeof claimSchema>;

const leftoverGraceMs = 3000;

const claimFile = (dataDir: string) => join(dataDir, 'running.json');

export function findRunningStack(dataDir: string): Claim | undefined {
  const claim = readClaim(dataDir);
  return claim && findProcessIdentity(claim.pid) === claim.identity ? claim : undefined;
}

/**
 * Claims the data directory for this process and maintains a list of its children in it. Stops children that an earlier run left behind because both
 * it and its warden were killed.
 *
 * @returns a function that releases the claim
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
    // If the folder was removed there is nothing to claim, and stopping must still work.
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
