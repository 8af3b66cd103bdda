import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

export interface Repository {
  readonly root: string;
  readonly rootPackage: PackageFile;
  /** Internal packages by name. */
  readonly packages: ReadonlyMap<string, PackageFile>;
  /** Library folders, relative to the root. */
  readonly libraries: readonly string[];
  /** Markdown files, relative to the root. */
  readonly documents: readonly string[];
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

const packageSchema = z.object({
  name: z.string(),
  scripts: z.record(z.string(), z.string()).default({}),
  exports: z.record(z.string(), z.unknown()).default({}),
});

type PackageFile = z.infer<typeof packageSchema>;

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

export interface Found {
  /** Line in the file, from 1. */
  readonly line: number;
  readonly text: string;
}

interface MarkdownDocument {
  readonly links: readonly Found[];
  /** Inline code and the lines of shell blocks. */
  readonly codes: readonly Found[];
  readonly anchors: ReadonlySet<string>;
}

const shells = new Set(['sh', 'bash', 'console']);

/** Parses what the checks need from Markdown. Other fenced blocks are examples and are skipped. */
export function parseMarkdown(text: string): MarkdownDocument {
  const links: Found[] = [];
  const codes: Found[] = [];
  const anchors = new Set<string>();
  let fence: string | undefined;
  for (const [index, row] of text.split('\n').entries()) {
    const line = index + 1;
    const opening = /^\s*```(\S*)/.exec(row);
    if (opening) {
      fence = fence === undefined ? opening[1] : undefined;
    } else if (fence !== undefined) {
      if (shells.has(fence)) codes.push({ line, text: row });
    } else {
      for (const match of row.matchAll(/`([^`]+)`/g)) codes.push({ line, text: match[1] ?? '' });
      const prose = row.replaceAll(/`[^`]*`/g, '');
      for (const match of prose.matchAll(/\]\(([^)\s]+)[^)]*\)/g)) links.push({ line, text: match[1] ?? '' });
      const heading = /^#{1,6}\s+(.*)$/.exec(row);
      if (heading) anchors.add(headingAnchor(heading[1] ?? ''));
    }
  }
  return { links, codes, anchors };
}

/** Anchor of a heading: lower case, without punctuation, spaces as hyphens. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
