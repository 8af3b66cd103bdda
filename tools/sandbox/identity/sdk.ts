import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { createAsset, sendAsset, type Asset } from '../edge/assets.ts';
import type { HttpService } from '../http/http-service.ts';
import { ClerkError } from './errors.ts';

const packageSchema = z.object({ version: z.string() });
const requestedPackage = z.templateLiteral([z.enum(['clerk-js', 'ui']), '@', z.string().regex(/^\d+(?:\.\d+){0,2}$/)]);
const { resolve } = createRequire(import.meta.url);

interface SdkFile {
  asset: Asset;
  /** Whether the file name changes with the content. */
  isImmutable: boolean;
}

const files = new Map<string, SdkFile | null>();

/** Serves Clerk's browser SDK as npm installed it: `/npm/@clerk/clerk-js@6/dist/clerk.browser.js`. */
export function registerSdk(app: HttpService): void {
  const params = z.object({ package: requestedPackage, file: z.string().regex(/^[\w-][\w.-]*\.js$/) });
  app.get('/npm/@clerk/:package/dist/:file', async (request, reply) => {
    const requested = params.safeParse(request.params).data;
    const file = requested && findSdkFile(requested.package, requested.file);
    if (!file) throw new ClerkError('resource_not_found');
    const cacheControl = file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache';
    reply.hijack();
    await sendAsset(request.raw, reply.raw, file.asset, { status: 200, cacheControl });
  });
}

/**
 * A file of an installed SDK package.
 *
 * @param requested `clerk-js@6.34.1`; the version may be shorter: `ui@1`
 */
function findSdkFile(requested: string, file: string): SdkFile | null {
  const [name = '', version = ''] = requested.split('@');
  const packageFile = findPackageFile(name);
  if (packageFile === null) return null;
  const installed = packageSchema.parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version;
  if (installed !== version && !installed.startsWith(`${version}.`)) return null;
  const path = join(dirname(packageFile), 'dist', file);
  const known = files.get(path);
  if (known !== undefined) return known;
  const opened = existsSync(path) ? openFile(path, file.includes(`_${installed}.`)) : null;
  files.set(path, opened);
  return opened;
}

// The `exports` of these packages hide package.json and dist from `resolve`.
function findPackageFile(name: string): string | null {
  const places = resolve.paths(`@clerk/${name}`) ?? [];
  return places.map((place) => join(place, '@clerk', name, 'package.json')).find((path) => existsSync(path)) ?? null;
}

/**
 * Browsers report `navigator.onLine === false` on a machine that has only a loopback interface, and Clerk's SDK then waits 15 s before it
 * requests a token. This service runs on the same machine, so its copy of the SDK overrides the value.
 */
const assumeOnline = `Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true });\n`;
const entryFile = 'clerk.browser.js';

function openFile(path: string, isImmutable: boolean): SdkFile {
  const source = readFileSync(path);
  const content = basename(path) === entryFile ? Buffer.concat([Buffer.from(assumeOnline), source]) : source;
  return { asset: createAsset(content, 'text/javascript; charset=utf-8'), isImmutable };
}
