import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
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
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk ${key}`);
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
 * @param entries keys of the manifest: sources of the page's entry and of the lazy chunks it always loads
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
