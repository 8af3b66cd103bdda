import { join } from 'node:path';
import type { Rolldown } from 'vite';

export interface EarlyFilesParameters {
  readonly bundle: Rolldown.OutputBundle;
  readonly root: string;
  /** Name of the chunk that all pages load. */
  readonly chunk: string;
  /** Sources, from the root, by page. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

export interface EarlyFiles {
  /** Of the shared chunk, beside what the document itself names. */
  readonly shared: readonly string[];
  /** What each page loads beside the entry and the shared chunk. */
  readonly byPage: Readonly<Record<string, readonly string[]>>;
}

/**
 * Files that pages load, scripts with what they import and styles.
 *
 * @throws {Error} when the build has no such chunk, or no chunk holds a source
 */
export function earlyFilesOf({ bundle, root, chunk, pages }: EarlyFilesParameters): EarlyFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = chunks.find(({ name }) => name === chunk);
  if (named === undefined) throw new Error(`The build has no chunk ${chunk}`);
  const filesOf = (file: Rolldown.OutputChunk, known: ReadonlySet<string>, found = new Set<string>()): ReadonlySet<string> => {
    if (known.has(file.fileName) || found.has(file.fileName)) return found;
    found.add(file.fileName);
    for (const style of file.viteMetadata?.importedCss ?? []) if (!known.has(style)) found.add(style);
    for (const name of file.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') filesOf(imported, known, found);
    }
    return found;
  };
  const atStart = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...filesOf(entry, new Set())]));
  const shared = filesOf(named, atStart);
  const known = atStart.union(shared);
  const byPage = Object.entries(pages).map(([page, sources]) => {
    const files = sources.flatMap((source) => {
      const id = join(root, source);
      const holder = chunks.find(({ moduleIds }) => moduleIds.includes(id));
      if (holder === undefined) throw new Error(`The build has no chunk with ${source}`);
      return [...filesOf(holder, known)];
    });
    return [page, [...new Set(files)]] as const;
  });
  return { shared: [...shared], byPage: Object.fromEntries(byPage) };
}
