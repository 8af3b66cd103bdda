import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string(),
  scripts: z.record(z.string(), z.string()).default({}),
  exports: z.record(z.string(), z.unknown()).default({}),
});

export type PackageFile = z.infer<typeof packageSchema>;

/** What the documents speak of, read from disk. */
export interface Repository {
  readonly root: string;
  /** The root's package.json. */
  readonly rootPackage: PackageFile;
  /** Internal packages by name. */
  readonly packages: ReadonlyMap<string, PackageFile>;
  /** Folders of the libraries, from the root. */
  readonly libraries: readonly string[];
  /** Markdown files, from the root. */
  readonly documents: readonly string[];
}

const ignored = new Set(['node_modules', 'dist', 'out-tsc', 'storybook-static', 'test-results', 'playwright-report', 'coverage']);

function readPackage(path: string): PackageFile {
  return packageSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

function foldersOf(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, 'package.json')))
    .map((entry) => `${folder}/${entry.name}`);
}

function documentsIn(root: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) || entry.name.startsWith('.') ? [] : documentsIn(root, path);
    return entry.name.endsWith('.md') ? [relative(root, path)] : [];
  });
}

/** @param root absolute path of the repository */
export function readRepository(root: string): Repository {
  const libraries = foldersOf(root, 'libs');
  const projects = [...libraries, ...foldersOf(root, 'apps'), ...foldersOf(root, 'tools'), 'locales'];
  const packages = projects.map((folder) => readPackage(join(root, folder, 'package.json')));
  return {
    root,
    rootPackage: readPackage(join(root, 'package.json')),
    packages: new Map(packages.map((file) => [file.name, file])),
    libraries,
    documents: documentsIn(root, root).toSorted(),
  };
}
