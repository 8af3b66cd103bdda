import { readdir, readFile, realpath } from 'node:fs/promises';
import { isBuiltin, registerHooks } from 'node:module';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { RenderedSite } from '../../vite/serve-site.ts';

/** Thrown if the configured folder has no complete build. */
export class BuildError extends Error {
  readonly code = 'BUILD_MISSING';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BuildError';
  }
}

const isPackage = (specifier: string): boolean => !/^(?:[./]|[a-z]+:)/.test(specifier) && !isBuiltin(specifier);

/**
 * Imports the server bundle. Its packages are external, and Node would resolve them from the bundle's folder. Builds that are kept
 * elsewhere for rollbacks use the packages of this server.
 *
 * @param folder of the bundle
 */
async function importBundle(folder: string): Promise<RenderedSite> {
  // Node identifies modules by their real path.
  const { href } = pathToFileURL(await realpath(join(folder, 'entry-server.js')));
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, context.parentURL === href && isPackage(specifier) ? { ...context, parentURL: import.meta.url } : context),
  });
  return (await import(href)) as RenderedSite;
}

/** `dist/server/site.json`, which the build writes for the site's server and for releases. */
const siteManifestSchema = z.object({
  template: z.string(),
  /** Styles, fonts and scripts, by page id. */
  assets: z.record(z.string(), z.object({ head: z.string(), accents: z.string() })),
  /** Paths of pages with data, which the server renders. */
  livePaths: z.array(z.string()),
  /** Inline scripts and styles of all documents, for the content security policy. */
  inline: z.object({ scripts: z.array(z.string()).readonly(), styles: z.array(z.string()).readonly() }),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;

export const siteManifestFile = 'site.json';

export interface SiteBuild {
  site: RenderedSite;
  manifest: SiteManifest;
  /** Whether the build has a file for a path. Other paths never reach the file system. */
  hasFile: (path: string) => boolean;
  readFile: (path: string) => Promise<Buffer>;
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  // Hidden folders hold build metadata.
  return new Set(
    files.filter((file) => !file.startsWith('.') || file.startsWith('.well-known')).map((file) => `/${file.split(sep).join('/')}`),
  );
}

/**
 * Opens a build: the files of `client`, listed once, and the bundle of `server`.
 *
 * @throws {BuildError} if the build is incomplete
 */
export async function openSiteBuild(buildDir: string): Promise<SiteBuild> {
  const client = join(buildDir, 'client');
  const server = join(buildDir, 'server');
  try {
    const [files, manifest, site] = await Promise.all([
      listFiles(client),
      readFile(join(server, siteManifestFile), 'utf8').then((text) => siteManifestSchema.parse(JSON.parse(text))),
      importBundle(server),
    ]);
    return { site, manifest, hasFile: (path) => files.has(path), readFile: async (path) => readFile(join(client, path)) };
  } catch (error) {
    throw new BuildError(`There is no build of the site in ${buildDir}: run npx nx build @onepoint/site`, { cause: error });
  }
}
