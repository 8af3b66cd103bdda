import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '@onepoint/sandbox/processes/start-process';

export type StartMeasuredParameters = { env: Record<string, string>; directory: string } & (
  | { /** Run by this Node; says `{"ready":true,…}` when it is. */ script: string }
  | { command: string; args: readonly string[]; /** Asked until it answers. */ address: string }
);

export interface MeasuredProcess {
  /** What it said when it was ready. */
  message: Record<string, unknown>;
  /** Processor time used so far, or undefined where the system does not tell (no `/proc`). */
  cpuMs: () => number | undefined;
  stop: () => Promise<void>;
}

const readyTimeoutMs = 20_000;
const pollMs = 20;

/** Starts a process that takes part in a measurement, and waits until it is ready. */
export async function startMeasured(name: string, parameters: StartMeasuredParameters): Promise<MeasuredProcess> {
  let message: Record<string, unknown> | undefined;
  const [command, args] = 'script' in parameters ? [process.execPath, [parameters.script]] : [parameters.command, parameters.args];
  const child = await startProcess({
    name,
    command,
    args,
    env: { PATH: process.env['PATH'], ...parameters.env },
    logFile: join(parameters.directory, `${name}.log`),
    onLine: (line) => {
      if (line.startsWith('{"ready":true')) message = JSON.parse(line) as Record<string, unknown>;
    },
  });
  for (const deadline = performance.now() + readyTimeoutMs; message === undefined; await sleep(pollMs)) {
    if (!('script' in parameters) && (await answers(parameters.address))) message = {};
    else if (performance.now() > deadline || (child.hasExited() && message === undefined)) {
      await child.stop();
      throw new Error(`${name} did not start: ${child.lastLines().at(-1) ?? 'it said nothing'}`);
    }
  }
  return { message, cpuMs: () => readCpuMs(child.pid), stop: child.stop };
}

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'POST', body: '{}', signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  }
}

/** Clock ticks per second, in which `/proc` counts. */
function ticksPerSecond(): number {
  return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
}

function readCpuMs(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // Fields after the name in parentheses; user and system time are the 14th and 15th of all (proc_pid_stat(5)).
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond();
}
