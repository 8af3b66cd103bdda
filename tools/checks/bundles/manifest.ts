import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export const siteDir = 'apps/site/dist/client';
export const dashboardDir = 'apps/dashboard/dist';

/** Everything that the first signed-in view loads except the identity service's own script (groups of `apps/dashboard/vite.config.ts`). */
export const dashboardFirstView: readonly string[] = ['index.html', 'shell'];

export function readManifest(outDir: string): Manifest {
  return JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * Scripts and styles that entries load statically.
 *
 * @param entries manifest keys (source files) or names of shared chunks
 * @throws {Error} for an entry that is not in the build
 */
export function filesOf(manifest: Manifest, entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (wanted: string): void => {
    const [key, chunk] = Object.entries(manifest).find(([name, { name: shared }]) => name === wanted || shared === wanted) ?? [];
    if (key === undefined || chunk === undefined) throw new Error(`The build has no chunk ${wanted}`);
    if (seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return files;
}
