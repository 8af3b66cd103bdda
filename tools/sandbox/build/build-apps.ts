import { createRequire } from 'node:module';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { startProcess } from '../processes/start-process.ts';
import { StackError } from '../stack-error.ts';
import { beginBuild, isBuilt } from './build-stamp.ts';

const projects = ['@onepoint/site', '@onepoint/dashboard', '@onepoint/wallet-playground'];

/**
 * Builds the apps of which anything changed since their last build; Nx knows, and restores what it has built before. Where no
 * file at all has changed since, Nx is not even asked: it takes seconds to say so.
 *
 * @param onBuilt told the name of each app that is built or restored
 * @throws {StackError} BUILD_FAILED
 */
export async function buildApps(config: StackConfig, onBuilt: (project: string) => void): Promise<void> {
  const env = buildEnvironment(config);
  if (await isBuilt(config.rootDir, env)) return;
  const note = await beginBuild(config.rootDir, env);
  await runBuild(config, env, onBuilt);
  await note();
}

function buildEnvironment({ clerk, environment }: StackConfig): NodeJS.ProcessEnv {
  // A daemon would outlive us. Builds for development are the same whether that was said or not.
  const told = environment === 'production' ? { ONEPOINT_ENV: environment } : {};
  const settings = { ...process.env, ...told, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1' };
  return clerk === undefined ? settings : { ...settings, ONEPOINT_CLERK_PUBLISHABLE_KEY: clerk.publishableKey };
}

async function runBuild(config: StackConfig, env: NodeJS.ProcessEnv, onBuilt: (project: string) => void): Promise<void> {
  const logFile = logFileOf(config, 'build');
  const onLine = (line: string) => {
    const project = /^> nx run (\S+):build$/.exec(line.trim())?.[1];
    if (project !== undefined) onBuilt(project.replace('@onepoint/', ''));
  };
  const build = await startProcess({
    name: 'the build',
    command: process.execPath,
    args: [
      createRequire(import.meta.url).resolve('nx/bin/nx.js'),
      'run-many',
      '-t',
      'build',
      '-p',
      projects.join(','),
      '--output-style=stream',
    ],
    cwd: config.rootDir,
    env,
    logFile,
    onLine,
  });
  const { code } = await build.exited;
  if (code === 0) return;
  const reason = build.lastLines().find((line) => /error/i.test(line)) ?? build.lastLines().at(-1) ?? 'it said nothing';
  throw new StackError('BUILD_FAILED', `The build failed: ${reason.trim()} (log: ${logFile})`);
}
