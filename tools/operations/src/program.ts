import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Program {
  /** The JSON line with `ready`. Rejects with the program's last lines if it exits before. */
  ready: () => Promise<object>;
  /** Sends SIGTERM. */
  terminate: () => void;
  exited: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  kill: () => Promise<unknown>;
}

/** Starts a program with only the given environment. */
export async function startProgram(command: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Program> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(command, args, { env: { PATH, NODE_COMPILE_CACHE, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  await once(child, 'spawn').catch((error: unknown) => {
    throw new Error(`${command} is missing. Install it: sudo apt-get install ${command}`, { cause: error });
  });
  const exited = once(child, 'exit') as Program['exited'];
  const lines: string[] = [];
  const { promise, resolve } = Promise.withResolvers<object>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line) as object);
      lines.push(line);
      if (lines.length > 20) lines.shift();
    });
  }
  return {
    ready: () =>
      Promise.race([
        promise,
        exited.then(() => {
          throw new Error(`${command} ended: ${lines.join('\n')}`);
        }),
      ]),
    terminate: () => child.kill('SIGTERM'),
    exited,
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await exited;
    },
  };
}
