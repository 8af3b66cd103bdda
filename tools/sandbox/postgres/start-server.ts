import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess, type ManagedProcess } from '../processes/start-process.ts';
import { StackError } from '../stack-error.ts';
import type { Command } from './command-as.ts';
import { findPostmasterFile } from './postmaster-file.ts';

export interface StartServerParameters {
  clusterDir: string;
  logFile: string;
  env: NodeJS.ProcessEnv;
  /** SIGINT is PostgreSQL's fast shutdown: sessions end, a checkpoint is written. SIGQUIT writes none. */
  stopSignal: 'SIGINT' | 'SIGQUIT';
  throwAwayDir?: string | undefined;
}

const readyTimeoutMs = 30_000;
const stopGraceMs = 2000;
const pollMs = 10;

/** Starts the server process and resolves once it takes connections. @throws {StackError} POSTGRES_FAILED, with the server's own last words */
export async function startServer(command: Command, { clusterDir, ...parameters }: StartServerParameters): Promise<ManagedProcess> {
  const server = await startProcess({ name: 'PostgreSQL', tier: 'foundation', ...command, ...parameters, cwd: '/', graceMs: stopGraceMs });
  for (const deadline = performance.now() + readyTimeoutMs; performance.now() < deadline; await sleep(pollMs)) {
    if (server.hasExited()) break;
    const file = await findPostmasterFile(clusterDir);
    if (file?.ready && file.pid === server.pid) return server;
  }
  await server.stop();
  throw new StackError('POSTGRES_FAILED', `PostgreSQL did not start: ${lastComplaint(server.lastLines())} (log: ${parameters.logFile})`);
}

function lastComplaint(lines: readonly string[]): string {
  const line = lines.findLast((text) => /\b(FATAL|PANIC|ERROR)\b/.test(text)) ?? lines.at(-1) ?? 'it said nothing';
  return line.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '');
}
