import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  /** Of a chunk that several pages share. */
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export interface Bytes {
  readonly js: number;
  readonly css: number;
}

/** Reads what Vite wrote about a build. */
export function readManifest(outDir: string): Manifest {
  return JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
}

function filesOf(manifest: Manifest, entries: readonly string[]): Set<string> {
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

/**
 * Gzipped bytes (level 9, each file by itself, as a server sends them) of all that the entries load statically.
 *
 * @param outDir folder of the build
 * @param entries keys of the manifest (sources of the page's entry and of the lazy chunks it always loads), or names of shared chunks
 * @param without entries whose files are there already and do not count
 */
export function gzipBytes(outDir: string, entries: readonly string[], without: readonly string[] = []): Bytes {
  const manifest = readManifest(outDir);
  const files = [...filesOf(manifest, entries).difference(filesOf(manifest, without))];
  const total = (ending: string): number =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length, 0);
  return { js: total('.js'), css: total('.css') };
}
