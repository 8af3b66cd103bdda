import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchRoot, peersRoot } from './paths.ts';
import { runCommand } from './run-command.ts';

export type PeerName = 'docusaurus' | 'starlight' | 'lighthouse';

/**
 * Installs what a peer is made of into a folder of its own, exactly as its lockfile says, unless that stands there already. No install
 * scripts run. The first time needs the registry.
 *
 * @returns the folder
 */
export async function installPeer(name: PeerName): Promise<string> {
  const folder = join(benchRoot, name);
  const files = ['package.json', 'package-lock.json'];
  const wanted = await Promise.all(files.map(async (file) => readFile(join(peersRoot, name, file), 'utf8')));
  // Written last: an install that broke off is made again.
  const done = join(folder, 'installed.json');
  if ((await readFile(done, 'utf8').catch(() => '')) === JSON.stringify(wanted)) return folder;
  await mkdir(folder, { recursive: true });
  for (const file of files) await copyFile(join(peersRoot, name, file), join(folder, file));
  console.log(`Installing ${name} for the benchmark …`);
  // Not `npm ci`: it refuses a lockfile without the native parts for other systems, which are not in every registry.
  await runCommand({ command: 'npm', args: ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], cwd: folder });
  await writeFile(done, JSON.stringify(wanted));
  return folder;
}
