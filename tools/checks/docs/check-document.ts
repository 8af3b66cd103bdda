import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseMarkdown, type Found, type Repository } from './repository.ts';

/** Problems of a document: `file:line: what`. */
export function checkDocument(repository: Repository, document: string): readonly string[] {
  const { links, codes } = parseMarkdown(readFileSync(join(repository.root, document), 'utf8'));
  return [
    ...links.map((link) => ({ line: link.line, problem: linkProblem(repository, document, link) })),
    ...codes.flatMap((code) => codeProblems(repository, document, code).map((problem) => ({ line: code.line, problem }))),
  ].flatMap(({ line, problem }) => (problem === undefined ? [] : [`${document}:${line}: ${problem}`]));
}

const rootFolders = ['apps', 'libs', 'tools', 'docs', 'locales', '.storybook', '.ci'];
/** Folders relative to a project's README. */
const projectFolders = ['src', 'scripts', 'migrations', 'content', 'vite', 'e2e'];

/** Build output, which a fresh clone does not have. */
const builtFolders = ['dist', '.cache'];

interface ClaimedPath {
  /** Whether the path is relative to the repository root or to the document. */
  readonly from: 'root' | 'document';
  /** The part before the first placeholder (`<name>`, `{x}`, `*`, `NNNN`, `…`). */
  readonly path: string;
}

/** The repository path that a word in code refers to, or undefined. */
export function claimedPath(word: string): ClaimedPath | undefined {
  const clean = word.replace(/^\.\//, '').replace(/[,;:.]$/, '');
  const [first = ''] = clean.split('/');
  if (!clean.includes('/') || !/^[\w.@-]+\//.test(clean)) return undefined;
  const from = rootFolders.includes(first) ? 'root' : projectFolders.includes(first) ? 'document' : undefined;
  const parts = clean.split('/');
  if (from === undefined || parts.some((part) => builtFolders.includes(part))) return undefined;
  const placeholder = parts.findIndex((part) => /[<>{}*…[\]]|NNNN|\.\.\./.test(part));
  const path = (placeholder === -1 ? parts : parts.slice(0, placeholder)).join('/').replace(/\/$/, '');
  return { from, path };
}

/** npm commands that are not scripts. */
const npmVerbs = new Set(['install', 'ci', 'exec', 'view', 'ls', 'audit', 'sbom']);

function linkProblem({ root }: Repository, document: string, { text }: Found): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(text)) return undefined;
  const [path = '', anchor] = text.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path));
  if (!existsSync(join(root, target))) return `broken link ${text}`;
  if (anchor === undefined || !target.endsWith('.md')) return undefined;
  const { anchors } = parseMarkdown(readFileSync(join(root, target), 'utf8'));
  return anchors.has(anchor) ? undefined : `no heading for the anchor of ${text}`;
}

function codeProblems(repository: Repository, document: string, { text }: Found): readonly string[] {
  const words = text.split(/\s+/);
  return [
    ...words.map((word) => pathProblem(repository, document, word)),
    ...words.map((word) => packageProblem(repository, word)),
    scriptProblem(repository, text),
  ].filter((problem) => problem !== undefined);
}

function pathProblem({ root }: Repository, document: string, word: string): string | undefined {
  const claim = claimedPath(word);
  if (claim === undefined) return undefined;
  const folder = claim.from === 'root' ? '' : dirname(document);
  return existsSync(join(root, folder, claim.path)) ? undefined : `no such path ${join(folder, claim.path)}`;
}

function packageProblem({ packages }: Repository, word: string): string | undefined {
  const match = /^(@onepoint\/[a-z0-9-]+)(\/[\w./-]+)?$/.exec(word);
  if (!match?.[1]) return undefined;
  const file = packages.get(match[1]);
  if (file === undefined) return `no such package ${match[1]}`;
  const entries = Object.keys(file.exports);
  const isEntry = entries.includes(`.${match[2] ?? ''}`) || entries.some((entry) => entry.includes('*'));
  return match[2] === undefined || isEntry ? undefined : `${match[1]} has no entry point .${match[2]}`;
}

function scriptProblem({ rootPackage }: Repository, text: string): string | undefined {
  const match = /(?:^|\s)npm (?:run )?([a-z][\w:-]*)/.exec(text);
  const script = match?.[1];
  if (script === undefined || npmVerbs.has(script) || script in rootPackage.scripts) return undefined;
  return `no npm script ${script}`;
}
