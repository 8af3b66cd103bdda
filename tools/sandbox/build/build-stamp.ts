import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listDueArticles } from '@onepoint/build/scheduled-articles';

/** Whether the built apps match the last recorded build for the same sources and variables. */
export async function isBuilt(root: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const noted = await readFile(join(root, stampFile), 'utf8').catch(() => '');
  return noted === (await stampOf(root, await fingerprintIn(root, sources), env));
}

/**
 * Call it before the build: files written after this count as changed.
 *
 * @returns a function that records the build; call it when all apps are built
 */
export async function beginBuild(root: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const inputs = await fingerprintIn(root, sources);
  return async () => {
    await mkdir(dirname(join(root, stampFile)), { recursive: true });
    await writeFile(join(root, stampFile), await stampOf(root, inputs, env));
  };
}

/** Build results and installed packages, which the lockfile represents. */
const ignored: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  'dist-maps',
  'out-tsc',
  'storybook-static',
  'test-results',
  'playwright-report',
  'coverage',
]);

/**
 * A hash that changes when a file below the paths is added, removed or written. Reads only names, sizes
 * and times: about 30 ms for a thousand files.
 */
export async function fingerprintOf(paths: readonly string[]): Promise<string> {
  const entries = await Promise.all(paths.map(describe));
  return createHash('sha256').update(entries.flat().toSorted().join('\n')).digest('base64url');
}

async function describe(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [`${path} is missing`];
  if (!found.isDirectory()) return [`${path} ${found.size} ${found.mtimeMs}`];
  const names = (await readdir(path)).filter((name) => !ignored.has(name) && !name.startsWith('.'));
  return (await Promise.all(names.map((name) => describe(join(path, name))))).flat();
}

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

/** Variables that can become part of a bundle. */
function publicEnvironment(env: NodeJS.ProcessEnv): string {
  const entries = Object.entries(env).filter(([name]) => name.startsWith('ONEPOINT_') && name !== 'ONEPOINT_DATA_DIR');
  return JSON.stringify(entries.toSorted());
}

const stampOf = async (root: string, inputs: string, env: NodeJS.ProcessEnv) =>
  [inputs, await fingerprintIn(root, results), publicEnvironment(env), ...listDueArticles(join(root, 'apps/site/content'))].join(' ');
