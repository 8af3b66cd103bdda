import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { startProcess } from '../processes/start-process.ts';
import { StackError } from '../stack-error.ts';
import { fingerprintOf } from './fingerprint.ts';

const projects = ['@onepoint/site', '@onepoint/dashboard', '@onepoint/wallet-playground'];
const sources = [
  'apps',
  'libs',
  'locales',
  'tools',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  '.env',
  '.env.local',
];
const results = ['apps/site/dist', 'apps/dashboard/dist', 'apps/wallet-playground/dist'];

/**
 * Builds the apps of which anything changed since their last build; Nx knows, and restores what it has built before. Where no
 * file at all has changed since, Nx is not even asked: it takes seconds to say so.
 *
 * @param onBuilt told the name of each app that is built or restored
 * @throws {StackError} BUILD_FAILED
 */
export async function buildApps(config: StackConfig, onBuilt: (project: string) => void): Promise<void> {
  const stampFile = join(config.rootDir, 'node_modules/.cache/onepoint-build.txt');
  const env = buildEnvironment(config);
  const inputs = await fingerprintOf(sources.map((path) => join(config.rootDir, path)));
  const stamp = async () => `${inputs} ${await fingerprintOf(results.map((path) => join(config.rootDir, path)))} ${publicEnvironment(env)}`;
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === (await stamp())) return;
  await runBuild(config, env, onBuilt);
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, await stamp());
}

function buildEnvironment({ clerk }: StackConfig): NodeJS.ProcessEnv {
  // A daemon would outlive us.
  const settings = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1' };
  return clerk === undefined ? settings : { ...settings, ONEPOINT_CLERK_PUBLISHABLE_KEY: clerk.publishableKey };
}

/** The variables that may become part of a bundle. */
function publicEnvironment(env: NodeJS.ProcessEnv): string {
  const entries = Object.entries(env).filter(([name]) => name.startsWith('ONEPOINT_') && name !== 'ONEPOINT_DATA_DIR');
  return JSON.stringify(entries.toSorted());
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
