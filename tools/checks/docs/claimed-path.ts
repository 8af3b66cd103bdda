const rootFolders = ['apps', 'libs', 'tools', 'docs', 'locales', '.storybook', '.ci'];
/** Folders that a project's own README speaks of. */
const projectFolders = ['src', 'scripts', 'migrations', 'content', 'vite', 'e2e'];

/** What a build makes is not there in a fresh clone. */
const builtFolders = ['dist', '.cache'];

export interface ClaimedPath {
  /** Whether the path counts from the repository's root or from the document's folder. */
  readonly from: 'root' | 'document';
  /** The part before the first placeholder (`<name>`, `{x}`, `*`, `NNNN`, `…`). */
  readonly path: string;
}

/** The path that a word in code claims to exist, or undefined where the word is no path of the repository. */
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
