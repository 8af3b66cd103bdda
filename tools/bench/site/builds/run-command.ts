import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchRoot, peersRoot } from './set-aside.ts';

interface RunCommandParameters {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Added to this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
}

const outputCharactersMax = 4000;

/**
 * Runs a command to completion.
 *
 * @returns its duration in milliseconds
 * @throws {Error} with the end of its output if it fails
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

type PeerName = 'docusaurus' | 'starlight' | 'lighthouse';

/**
 * Installs a peer from its lockfile into its own folder unless it is installed. Runs no install
 * scripts. The first run needs the registry.
 *
 * @returns the folder
 */
export async function installPeer(name: PeerName): Promise<string> {
  const folder = join(benchRoot, name);
  const files = ['package.json', 'package-lock.json'];
  const wanted = await Promise.all(files.map(async (file) => readFile(join(peersRoot, name, file), 'utf8')));
  // Written last, so that an interrupted install is repeated.
  const done = join(folder, 'installed.json');
  if ((await readFile(done, 'utf8').catch(() => '')) === JSON.stringify(wanted)) return folder;
  await mkdir(folder, { recursive: true });
  for (const file of files) await copyFile(join(peersRoot, name, file), join(folder, file));
  console.log(`Installing ${name} for the benchmark …`);
  // Not `npm ci`: it rejects a lockfile without the native packages of other systems, which not every registry has.
  await runCommand({ command: 'npm', args: ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], cwd: folder });
  await writeFile(done, JSON.stringify(wanted));
  return folder;
}
