import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentTypeOf, inlineSources, isCompressible, type InlineSources } from '@onepoint/document-host';
import { fillHostAddresses, placeholderOrigin, type HostAddresses } from '@onepoint/site-config';
import type { ReleasedApp } from './apps.ts';

/** Thrown for a build that can't be released as it is. */
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
 * Reads the build of an app.
 *
 * @param workspace folder of the repository
 * @throws {ReleaseError} if the build is missing
 */
export async function collectFiles(app: ReleasedApp, workspace: string): Promise<{ files: Files; redirects: string }> {
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
  return { redirects, files: new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

/**
 * Whether a file can contain addresses. Files in `assets` cannot: they use the browser's origin, and their hashed names promise unchanged content.
 */
const namesAddresses = (path: string): boolean => isCompressible(contentTypeOf(path)) && !path.includes('/assets/');

/** Files of a build that contain the placeholders of a host's addresses. */
export function findTemplates(files: Files): Files {
  const placeholder = new URL(placeholderOrigin).host;
  return new Map([...files].filter(([path, content]) => namesAddresses(path) && content.includes(placeholder)));
}

export const fillTemplates = (templates: Files, addresses: HostAddresses): Files =>
  new Map([...templates].map(([path, content]) => [path, Buffer.from(fillHostAddresses(content.toString('utf8'), addresses))]));

/** Inline scripts and styles of all documents, for the content security policy. */
export function readInlineSources(files: Files): InlineSources {
  const documents = [...files].filter(([path]) => path.endsWith('.html')).map(([, content]) => content.toString('utf8'));
  return inlineSources(documents);
}
