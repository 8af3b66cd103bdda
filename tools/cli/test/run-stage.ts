import { spawn } from 'node:child_process';
import type { Stage } from './stages.ts';

/** The outcome of a command. */
export interface CommandResult {
  readonly name: string;
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
}

/**
 * Runs the targets of a stage through Nx (with its cache) and collects their output.
 *
 * @param hasBuild runs only the targets without their dependencies, because the build exists
 */
export async function runStage(stage: Stage, root: string, hasBuild: boolean): Promise<CommandResult> {
  const args = ['run-many', '-t', ...stage.targets, `--parallel=${stage.parallel}`, '--output-style=stream'];
  if (hasBuild) args.push('--excludeTaskDependencies');
  return runCommand(stage.name, 'nx', args, root);
}

/** Runs a command of `node_modules/.bin` and collects its output. */
export async function runCommand(name: string, command: string, args: readonly string[], root: string): Promise<CommandResult> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', CI: 'true', FORCE_COLOR: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => chunks.push(chunk));
  }
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill('SIGTERM');
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const passed = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code === 0));
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  // After a run is stopped, its remaining commands are skipped.
  if (isStopped) process.exit(130);
  return { name, passed, output: chunks.join(''), seconds: (performance.now() - started) / 1000 };
}

const linesMax = 60;

/** Failure markers of Vitest, Playwright, Nx, oxlint, TypeScript and our own checks. */
const isFailure = (line: string): boolean =>
  /\bFAIL\b|✘|✖|×|\bERROR:|Error:|error TS\d+|\d+:\d+\s+error\b|\b[1-9]\d* failed|^\s*- @onepoint\/[\w-]+:|^\[warn\]/u.test(line) &&
  !/✓|✔|\[WebServer\]/u.test(line);

/** Lines of a stage's output that describe failures, in order, without duplicates, at most 60. */
export function failuresOf(output: string): string[] {
  const plain = output.split('\n').map((line) => line.trimEnd());
  return [...new Set(plain.filter(isFailure))].slice(0, linesMax);
}
