import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as z from 'zod';

const packageSchema = z.object({ version: z.string() });
const { resolve } = createRequire(import.meta.url);

export interface SdkFile {
  bytes: Buffer;
  etag: string;
  /** True where the name changes with the content. */
  isImmutable: boolean;
  brotli: () => Promise<Buffer>;
  gzip: () => Promise<Buffer>;
}

const files = new Map<string, SdkFile | null>();

/**
 * A file of Clerk's browser SDK as npm installed it.
 *
 * @param name `clerk-js` or `ui`
 * @param version exact or any prefix of it that ends at a dot: `6.34.1`, `6.34`, `6`
 * @param file name inside `dist`
 * @returns null for what is not there
 */
export function findSdkFile(name: 'clerk-js' | 'ui', version: string, file: string): SdkFile | null {
  const packageFile = findPackageFile(name);
  if (packageFile === null || !/^[\w-][\w.-]*\.js$/.test(file)) return null;
  const installed = packageSchema.parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version;
  if (installed !== version && !installed.startsWith(`${version}.`)) return null;
  const path = join(dirname(packageFile), 'dist', file);
  const known = files.get(path);
  if (known !== undefined) return known;
  const opened = existsSync(path) ? openFile(path, file.includes(`_${installed}.`)) : null;
  files.set(path, opened);
  return opened;
}

// `exports` of these packages hides package.json and dist from `resolve`, so the folder is looked for in node's own places.
function findPackageFile(name: string): string | null {
  const places = resolve.paths(`@clerk/${name}`) ?? [];
  return places.map((place) => join(place, '@clerk', name, 'package.json')).find((path) => existsSync(path)) ?? null;
}

/**
 * On a machine with nothing but a loopback interface browsers report `navigator.onLine === false`, and Clerk's SDK then waits 15 s before it asks
 * for a token. This service is on the same machine, so its own copy of the SDK overrides the value; no application code does.
 */
const assumeOnline = `Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true });\n`;
const entryFile = 'clerk.browser.js';

function openFile(path: string, isImmutable: boolean): SdkFile {
  const source = readFileSync(path);
  const bytes = basename(path) === entryFile ? Buffer.concat([Buffer.from(assumeOnline), source]) : source;
  let brotli: Promise<Buffer> | undefined;
  let gzipped: Promise<Buffer> | undefined;
  return {
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    isImmutable,
    brotli: () =>
      (brotli ??= promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })),
    gzip: () => (gzipped ??= promisify(gzip)(bytes, { level: 9 })),
  };
}
