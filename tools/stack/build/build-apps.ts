import { join } from 'node:path';
import type { StackConfig } from '../config/stack-config.ts';
import { logFileOf } from '../config/stack-config.ts';
import { startProcess } from '../processes/start-process.ts';
import { StackError } from '../stack-error.ts';

const projects = ['@onepoint/site', '@onepoint/dashboard', '@onepoint/wallet-playground'];

/**
 * Builds the apps of which anything changed since their last build; Nx knows, and restores what it has built before.
 *
 * @param onBuilt told the name of each app that was really built
 * @throws {StackError} BUILD_FAILED
 */
export async function buildApps(config: StackConfig, onBuilt: (project: string) => void): Promise<void> {
  const logFile = logFileOf(config, 'build');
  const onLine = (line: string) => {
    const project = /^> nx run (\S+):build$/.exec(line.trim())?.[1];
    if (project !== undefined) onBuilt(project.replace('@onepoint/', ''));
  };
  const build = await startProcess({
    name: 'the build',
    command: process.execPath,
    args: [join(config.rootDir, 'node_modules/nx/bin/nx.js'), 'run-many', '-t', 'build', '-p', projects.join(','), '--output-style=stream'],
    cwd: config.rootDir,
    env: {
      ...process.env,
      // A daemon would outlive us.
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NO_COLOR: '1',
      ...(config.clerk === undefined ? {} : { ONEPOINT_CLERK_PUBLISHABLE_KEY: config.clerk.publishableKey }),
    },
    logFile,
    onLine,
  });
  const { code } = await build.exited;
  if (code === 0) return;
  const reason = build.lastLines().find((line) => /error/i.test(line)) ?? build.lastLines().at(-1) ?? 'it said nothing';
  throw new StackError('BUILD_FAILED', `The build failed: ${reason.trim()} (log: ${logFile})`);
}
