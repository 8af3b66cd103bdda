import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { RenderedSite } from '../../vite/rendered-site.ts';
import { BuildError } from './build-error.ts';
import { importBundle } from './import-bundle.ts';
import { siteManifestFile, siteManifestSchema, type SiteManifest } from './site-manifest.ts';

export interface SiteBuild {
  site: RenderedSite;
  manifest: SiteManifest;
  /** Whether a file was built, by its address. What is not in this list never becomes a path on the disk. */
  hasFile: (path: string) => boolean;
  readFile: (path: string) => Promise<Buffer>;
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  // Hidden folders hold what the build tells itself.
  return new Set(
    files.filter((file) => !file.startsWith('.') || file.startsWith('.well-known')).map((file) => `/${file.split(sep).join('/')}`),
  );
}

/**
 * Opens what a build left: the files of `client`, listed once, and the bundle of `server` that renders.
 *
 * @throws {BuildError} where there is no whole build
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
