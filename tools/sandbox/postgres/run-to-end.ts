import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from './command-as.ts';

/** Runs a command to its end, with an environment of its own. @returns its exit code and what it wrote to standard error */
export async function runToEnd(
  { command, args, uid, gid }: Command,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(command, args, { env, uid, gid, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stderr };
}
