import * as z from 'zod';
import { ContentError } from '../../vite/content/content-error.ts';
import text from '../../content/redirects.json?raw';

const file = 'content/redirects.json';

/** Only characters without a meaning in host configurations. Paths have no language prefix, because a redirect applies to every language. */
const redirectSchema = z.strictObject({
  from: z.string().regex(/^(?:\/[\w~@%+-]+)+$/, 'must be a path such as /old/page'),
  to: z.string().regex(/^(?:https:\/\/[\w.-]+)?\/[\w./~@:%+-]*(?:\?[\w.=&%+-]+)?$/, 'must be a path such as /new/page, or an https URL'),
  /** 302: temporary. 308: permanent; browsers cache it. */
  status: z.union([z.literal(302), z.literal(308)]),
});

export type Redirect = z.infer<typeof redirectSchema>;

/** Line of the entry at an index; 1 if it doesn't exist. */
function lineOf(source: string, index: number): number {
  const starts = [...source.matchAll(/"from"\s*:/g)];
  const at = starts[index]?.index;
  return at === undefined ? 1 : source.slice(0, at).split('\n').length;
}

/**
 * Parses the redirects of the site.
 *
 * @throws {ContentError} with file and line of the first invalid entry
 */
export function parseRedirects(source: string): readonly Redirect[] {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    throw new ContentError(file, 1, `is not JSON: ${String(error)}`);
  }
  const parsed = z.array(redirectSchema).safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const index = typeof issue?.path[0] === 'number' ? issue.path[0] : -1;
  throw new ContentError(file, lineOf(source, index), `has a redirect that is wrong: ${z.prettifyError(parsed.error)}`);
}

export const redirects: readonly Redirect[] = parseRedirects(text);

/**
 * Rejects redirects in a loop or to other redirects, from pages, to pages that don't exist, and several from the same path.
 *
 * @param paths paths without language prefix of all pages and files of the site
 * @throws {ContentError} with file and line
 */
export function checkRedirects(paths: ReadonlySet<string>, checked = redirects, source = text): void {
  const targets = new Map(checked.map(({ from, to }) => [from, to]));
  for (const [index, { from, to }] of checked.entries()) {
    const fail = (problem: string): never => {
      throw new ContentError(file, lineOf(source, index), `redirects ${from} to ${to}, ${problem}`);
    };
    if (paths.has(from)) fail('but there is a page at this path');
    if (checked.findIndex((other) => other.from === from) !== index) fail('which an entry above redirects already');
    const [path = ''] = to.split('?', 1);
    if (leadsTo(from, path, targets)) fail('which is a loop');
    if (targets.has(path)) fail('which is a redirect itself');
    if (path.startsWith('/') && !paths.has(path)) fail('and there is no such page');
  }
}

/** Whether following redirects from a path leads back to `from`. */
function leadsTo(from: string, path: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let next: string | undefined = path; next !== undefined && !seen.has(next); next = targets.get(next)?.split('?', 1)[0]) {
    if (next === from) return true;
    seen.add(next);
  }
  return false;
}
