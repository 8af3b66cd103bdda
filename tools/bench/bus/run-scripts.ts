import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { BenchError } from '../report/figures.ts';

const root = join(import.meta.dirname, '../../..');

interface StartedScript extends ReadyMessage {
  readonly child: ChildProcess;
}

const readySchema = z.object({
  ready: z.literal(true),
  address: z.string().default(''),
  secrets: z.array(z.string()).default([]),
  projectIds: z.array(z.string()).default([]),
});
type ReadyMessage = z.infer<typeof readySchema>;

/** Starts a script and waits for the line with which it reports that it is ready. */
export async function startScript(path: string, env: Record<string, string>): Promise<StartedScript> {
  const child = spawn(process.execPath, [join(root, path)], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const message = readySchema.safeParse(JSON.parse(line)).data;
    if (message === undefined) continue;
    child.stdout.resume();
    return { child, ...message };
  }
  throw new BenchError(`${path} ended before it was ready`);
}

/** Runs a script that prints one line and exits. */
export async function runScript(path: string, env: Record<string, string>): Promise<ReadyMessage> {
  const { child, ...message } = await startScript(path, env);
  if (child.exitCode === null) await once(child, 'exit');
  return message;
}
