import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentTypeOf, inlineSources, isCompressible, type InlineSources } from '@onepoint/document-host';
import { fillSiteOrigin, placeholderOrigin } from '@onepoint/site-config';
import type { ReleasedApp } from './apps.ts';

/** A build that can't be released as it is. */
export class ReleaseError extends Error {
  readonly code = 'RELEASE_INVALID';
  override readonly name = 'ReleaseError';
}

/** Files by path on the host, such as `/pricing/index.html`. */
export type Files = ReadonlyMap<string, Buffer>;

/** Build metadata has hidden names; `.well-known` is public. */
const isHidden = (path: string): boolean => path.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known');
const ownRules = ['/_redirects', '/_headers'];

/**
 * Reads the build of an app and fills in the origin.
 *
 * @param workspace folder of the repository
 * @param origin `https://onepoint.example`; required if the build was made without `ONEPOINT_PRODUCTION_HOST`
 * @throws {ReleaseError} if the build is missing, or if no origin is known
 */
export async function collectFiles(
  app: ReleasedApp,
  workspace: string,
  origin: string | undefined,
): Promise<{ files: Files; redirects: string }> {
  const files = new Map<string, Buffer>();
  let redirects = '';
  for (const { from, at, only } of app.folders) {
    const folder = join(workspace, from);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((found) => found.isFile())) {
      const source = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, source).split(sep).join('/')}`;
      if (path === '/_redirects') redirects = await readFile(source, 'utf8');
      if (isHidden(path) || ownRules.includes(path) || (only !== undefined && !only.test(path))) continue;
      files.set(at + path, await readFile(source));
    }
  }
  if (files.size === 0) throw new ReleaseError(`There is no build in ${app.folders.map(({ from }) => from).join(', ')}`);
  const paths = [...files.keys()].toSorted();
  return { redirects, files: new Map(paths.map((path) => [path, fillOrigin(path, files.get(path) ?? Buffer.alloc(0), origin)])) };
}

function fillOrigin(path: string, content: Buffer, origin: string | undefined): Buffer {
  // Scripts use the browser's origin, and their hashed names promise unchanged content.
  if (!isCompressible(contentTypeOf(path)) || path.includes('/assets/')) return content;
  const text = content.toString('utf8');
  if (!text.includes(new URL(placeholderOrigin).host)) return content;
  if (origin === undefined) {
    throw new ReleaseError(`${path} doesn't name the site's origin yet: set PUBLIC_ORIGIN, or build with ONEPOINT_PRODUCTION_HOST`);
  }
  return Buffer.from(fillSiteOrigin(text, origin));
}

/** Inline scripts and styles of all documents, for the content security policy. */
export function readInlineSources(files: Files): InlineSources {
  const documents = [...files].filter(([path]) => path.endsWith('.html')).map(([, content]) => content.toString('utf8'));
  return inlineSources(documents);
}
