import { realpath } from 'node:fs/promises';
import { isBuiltin, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedSite } from '../../vite/rendered-site.ts';

const isPackage = (specifier: string): boolean => !/^(?:[./]|[a-z]+:)/.test(specifier) && !isBuiltin(specifier);

/**
 * Loads the bundle that renders. It leaves packages to Node, which would look for them above the bundle: a build that is kept elsewhere, to go back to,
 * takes those of this server.
 *
 * @param folder of the bundle
 */
export async function importBundle(folder: string): Promise<RenderedSite> {
  // Node calls a module by where it is, and not by the link that led there.
  const { href } = pathToFileURL(await realpath(join(folder, 'entry-server.js')));
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, context.parentURL === href && isPackage(specifier) ? { ...context, parentURL: import.meta.url } : context),
  });
  return (await import(href)) as RenderedSite;
}
