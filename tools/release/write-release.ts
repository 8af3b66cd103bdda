import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '@onepoint/document-host';
import { z } from 'zod';
import { ReleaseError, type Files } from './collect-files.ts';
import { caddyfile } from './hosts/caddy.ts';
import { hashedAsset, missingFile, type HostRules } from './hosts/host-rules.ts';
import { nginxConfig } from './hosts/nginx.ts';
import { headersFile, redirectsFile } from './hosts/static-host.ts';

const fileSchema = z.object({ sha256: z.string(), bytes: z.number(), twins: z.array(z.enum(['br', 'gz'])) });
const manifestSchema = z.object({
  app: z.string(),
  version: z.string(),
  /** Hash of all files. Equal builds have equal ids. */
  build: z.string(),
  releasedAt: z.string(),
  /** Position among the releases in this folder. */
  sequence: z.number(),
  /** By path on the host. */
  files: z.record(z.string(), fileSchema),
  /** Hashed files of earlier builds that open tabs might still load, by build. */
  keptFiles: z.record(z.string(), z.array(z.string())),
  /** Parameters of the hosts' configuration, so that `npm run release:configure` can generate it again. */
  deploy: z.object({ dir: z.string(), port: z.number(), origin: z.string() }).optional(),
});

export type ReleaseManifest = z.infer<typeof manifestSchema>;

export async function readManifest(folder: string): Promise<ReleaseManifest> {
  return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
}

/** Files as the build wrote them, without the addresses of a host, for `npm run release:configure`. */
export const templatesFolder = 'templates';
/** The redirects of the build, in the syntax of `_redirects`. */
const redirectsSource = 'redirects.txt';

/** Smaller files are not worth compressing. */
const compressedBytesMin = 512;
/**
 * Best quality takes two seconds per megabyte, so it is only used for files that browsers keep. It would make the site's 90 MB of pages and page
 * contexts only 9% smaller.
 */
const pageQuality = 9;
/** Tabs opened during the last two releases still find their files. */
const keptBuilds = 2;
const parallel = 4;

const isHashed = new RegExp(hashedAsset);
const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

async function compress(path: string, content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const quality = isHashed.test(path) ? constants.BROTLI_MAX_QUALITY : pageQuality;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content, { params }), promisify(gzip)(content, { level: 9 })]);
  return { br, gz };
}

async function writeFileIn(folder: string, path: string, content: Buffer | string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function writeTwins(folder: string, path: string, content: Buffer): Promise<('br' | 'gz')[]> {
  await Promise.all(['br', 'gz'].map((twin) => rm(join(folder, `${path}.${twin}`), { force: true })));
  if (!isCompressible(contentTypeOf(path)) || content.length < compressedBytesMin) return [];
  const encoded = await compress(path, content);
  const smaller = (['br', 'gz'] as const).filter((twin) => encoded[twin].length < content.length);
  for (const twin of smaller) await writeFileIn(folder, `${path}.${twin}`, encoded[twin]);
  return smaller;
}

interface ReleaseParameters {
  readonly app: string;
  readonly version: string;
  readonly files: Files;
  /** Files with placeholders for a host's addresses, as the build wrote them, so that other addresses can be filled in later. */
  readonly templates?: Files;
  readonly redirects: string;
  readonly languages: readonly string[];
  readonly host: Omit<HostRules, 'app' | 'version' | 'types'>;
  readonly releasesDir: string;
  /** Path of the release on the host, for the generated configuration. */
  readonly deployDir: string;
  readonly port: number;
  /** Origin that browsers see. */
  readonly origin: string;
}

/**
 * Writes a release: `files` with compressed twins, `manifest.json`, and the configuration of nginx, Caddy, and static hosts.
 *
 * @returns its folder
 */
export async function writeRelease(parameters: ReleaseParameters): Promise<string> {
  const { app, version, files, redirects, languages, releasesDir, deployDir, port, origin } = parameters;
  const paths = [...files.keys()];
  const build = hashOf(paths.map((path) => `${path} ${hashOf(files.get(path) ?? '')}\n`).join('')).slice(0, 12);
  const folder = join(releasesDir, `${version}-${build}`);
  const releases = await listReleases(releasesDir);
  const sequence = 1 + Math.max(0, ...releases.map(({ manifest }) => manifest.sequence));
  const earlier = releases.filter(({ manifest }) => manifest.build !== build).slice(0, keptBuilds);
  await rm(folder, { recursive: true, force: true });
  const served = join(folder, 'files');
  const described = await writeServedFiles(served, files);
  for (const [path, content] of parameters.templates ?? []) await writeFileIn(join(folder, templatesFolder), path, content);
  const keptFiles = await keepAssets(earlier, served, files);
  const manifest: ReleaseManifest = {
    app,
    version,
    build,
    releasedAt: new Date().toISOString(),
    sequence,
    files: Object.fromEntries(Object.entries(described).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    keptFiles,
    deploy: { dir: deployDir, port, origin },
  };
  await writeHostFiles(folder, manifest, { host: parameters.host, redirects, languages });
  return folder;
}

/** Writes files that hosts serve, and their twins. @returns their entries in the manifest */
export async function writeServedFiles(served: string, files: Files): Promise<ReleaseManifest['files']> {
  const described: ReleaseManifest['files'] = {};
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [path, content] = next;
      await writeFileIn(served, path, content);
      described[path] = { sha256: hashOf(content), bytes: content.length, twins: await writeTwins(served, path, content) };
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return described;
}

export const readRedirects = (folder: string): Promise<string> => readFile(join(folder, redirectsSource), 'utf8').catch(() => '');

export async function writeHostFiles(
  folder: string,
  manifest: ReleaseManifest,
  { host: rules, redirects, languages }: Pick<ReleaseParameters, 'host' | 'redirects' | 'languages'>,
): Promise<void> {
  const { app, version, build, files, keptFiles, deploy } = manifest;
  if (deploy === undefined) throw new ReleaseError('This release was made before releases could be configured: make it again');
  const paths = Object.keys(files);
  const types = Object.fromEntries(
    paths.map((path) => [extname(path).slice(1), contentTypeOf(`x${extname(path)}`)]).filter(([extension]) => extension !== ''),
  );
  const host: HostRules = { ...rules, app, version: `${version} (${build})`, types };
  const all = [...paths, ...Object.values(keptFiles).flat()];
  await writeFileIn(folder, 'files/_headers', headersFile(host, all));
  await writeFileIn(folder, 'files/_redirects', redirectsFile(app, redirects, all, languages));
  if (redirects !== '') await writeFileIn(folder, redirectsSource, redirects);
  await writeFileIn(folder, 'files/missing.json', missingFile);
  await writeFileIn(folder, 'nginx.conf', nginxConfig(host, `${deploy.dir}/files`, deploy.port));
  await writeFileIn(folder, 'Caddyfile', caddyfile(host, `${deploy.dir}/files`, `:${String(deploy.port)}`));
  await writeFileIn(folder, 'manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

interface EarlierRelease {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
}

/** Releases in the folder, newest first. */
async function listReleases(releasesDir: string): Promise<readonly EarlierRelease[]> {
  const names = await readdir(releasesDir).catch(() => []);
  const found: EarlierRelease[] = [];
  for (const name of names) {
    const folder = join(releasesDir, name);
    // Other files can be next to the releases, such as a bill of materials.
    const manifest = await readManifest(folder).catch(() => undefined);
    if (manifest !== undefined) found.push({ folder, manifest });
  }
  return found.toSorted((a, b) => b.manifest.sequence - a.manifest.sequence);
}

/** Copies hashed files of earlier builds that this one doesn't have. */
async function keepAssets(earlier: readonly EarlierRelease[], served: string, files: Files): Promise<Record<string, string[]>> {
  const kept: Record<string, string[]> = {};
  for (const { folder, manifest } of earlier) {
    const gone = Object.entries(manifest.files).filter(([path]) => isHashed.test(path) && !files.has(path));
    for (const [path, { twins }] of gone) {
      for (const suffix of ['', ...twins.map((twin) => `.${twin}`)])
        await cp(join(folder, 'files', path + suffix), join(served, path + suffix));
    }
    if (gone.length > 0) kept[manifest.build] = gone.map(([path]) => path);
  }
  return kept;
}
