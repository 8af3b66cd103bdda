import { createRequire } from 'node:module';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { startProcess } from '../processes/start-process.ts';
import { StackError } from '../stack-error.ts';
import { beginBuild, isBuilt } from './build-stamp.ts';

const projects = ['@onepoint/site', '@onepoint/dashboard', '@onepoint/wallet-playground'];

/**
 * Builds the apps that changed since their last build, using the Nx cache. Skips Nx if no file
 * changed at all, because starting Nx takes seconds.
 *
 * @param onBuilt called with the name of each app that is built or restored
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
  // The daemon would outlive this process. Development is the default: setting it must not change the cache key.
  const environmentVariable = environment === 'production' ? { ONEPOINT_ENV: environment } : {};
  const settings = { ...process.env, ...environmentVariable, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1' };
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
  const reason = build.lastLines().find((line) => /error/i.test(line)) ?? build.lastLines().at(-1) ?? 'it printed nothing';
  throw new StackError('BUILD_FAILED', `The build failed: ${reason.trim()} (log: ${logFile})`);
}
