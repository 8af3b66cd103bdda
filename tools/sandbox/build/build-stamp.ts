import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprintOf } from './fingerprint.ts';

const sources = [
  'apps',
  'libs',
  'locales',
  'tools/build',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  '.env',
  '.env.local',
];
const results = ['apps/site/dist', 'apps/dashboard/dist', 'apps/wallet-playground/dist'];
const stampFile = 'node_modules/.cache/onepoint-build.txt';

const fingerprintIn = (root: string, paths: readonly string[]) => fingerprintOf(paths.map((path) => join(root, path)));

/** The variables that may become part of a bundle. */
function publicEnvironment(env: NodeJS.ProcessEnv): string {
  const entries = Object.entries(env).filter(([name]) => name.startsWith('ONEPOINT_') && name !== 'ONEPOINT_DATA_DIR');
  return JSON.stringify(entries.toSorted());
}

const stampOf = async (root: string, inputs: string, env: NodeJS.ProcessEnv) =>
  `${inputs} ${await fingerprintIn(root, results)} ${publicEnvironment(env)}`;

/** Whether the built apps are those that were noted last, of these very sources and variables. */
export async function isBuilt(root: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const noted = await readFile(join(root, stampFile), 'utf8').catch(() => '');
  return noted === (await stampOf(root, await fingerprintIn(root, sources), env));
}

/**
 * To be called before the apps are built: what is written to from here on counts as changed since.
 *
 * @returns notes the build, once all three apps are there
 */
export async function beginBuild(root: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const inputs = await fingerprintIn(root, sources);
  return async () => {
    await mkdir(dirname(join(root, stampFile)), { recursive: true });
    await writeFile(join(root, stampFile), await stampOf(root, inputs, env));
  };
}
