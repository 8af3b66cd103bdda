import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunCommandParameters {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Beside those of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

const outputCharactersMax = 4000;

/**
 * Runs a command to its end.
 *
 * @returns how long it took, in milliseconds
 * @throws {Error} with the end of what it said, when it fails
 */
export async function runCommand({ command, args, cwd, env = {} }: RunCommandParameters): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (text: Buffer): void => {
    output = (output + text.toString('utf8')).slice(-outputCharactersMax);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return performance.now() - startedAt;
}
