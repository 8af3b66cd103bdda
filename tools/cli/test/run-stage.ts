import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { profileName, readFailures, type Failure } from './failures.ts';
import type { Stage } from './stages.ts';

export interface CommandResult {
  readonly name: string;
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
  /** Empty if it passed. */
  readonly failures: readonly Failure[];
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

/** No plugin processes, because they exit if they aren't connected within 30 seconds, which a busy machine can exceed. */
const nxVariables = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false' };

/** Runs a command of `node_modules/.bin`, and collects its output and what failed. */
export async function runCommand(name: string, command: string, args: readonly string[], root: string): Promise<CommandResult> {
  const started = performance.now();
  const results = join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const reports = mkdtempSync(join(results, 'run-'));
  // Nx joins the path of its profile to its own folder.
  const reporting = { TEST_REPORTS_DIR: reports, NX_PROFILE: relative(root, join(reports, profileName)) };
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...reporting, ...nxVariables, CI: 'true', FORCE_COLOR: '0', NO_COLOR: '1' },
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
  const failures = passed ? [] : readFailures(reports, root);
  rmSync(reports, { recursive: true });
  // After a run is stopped, its remaining commands are skipped.
  if (isStopped) process.exit(130);
  const itself = { names: [name], command: ['npx', command, ...args].join(' ') };
  const seconds = (performance.now() - started) / 1000;
  return { name, passed, output: chunks.join(''), seconds, failures: passed || failures.length > 0 ? failures : [itself] };
}
