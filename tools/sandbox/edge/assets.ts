import { contentTypeOf, isCompressible, type Encoding, chooseEncoding, matchesEtag, securityHeaders } from '@onepoint/document-host';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Asset {
  contentType: string;
  /** Strong validator of the content, without quotes. */
  hash: string;
  content: Buffer;
  /** The content in this encoding, compressed once and cached. Falls back to the content itself if compression gains nothing. */
  encode: (encoding: Encoding) => Promise<{ encoding: Encoding; body: Buffer }>;
}

/** Smaller files are not worth compressing. */
const compressedBytesMin = 512;
/** The best quality takes about a second per megabyte, once per file and start. */
const bestQualityBytesMax = 200_000;

interface CachedAsset {
  mtimeMs: number;
  size: number;
  asset: Promise<Asset>;
}

/** Reads files of builds and caches them until they change. @returns undefined for a missing file */
export function createAssetReader(): (path: string) => Promise<Asset | undefined> {
  const cache = new Map<string, CachedAsset>();
  return async (path) => {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const { mtimeMs, size } = found;
    const cached = cache.get(path);
    if (cached?.mtimeMs === mtimeMs && cached.size === size) return cached.asset;
    const asset = readAsset(path);
    cache.set(path, { mtimeMs, size, asset });
    asset.catch(() => cache.delete(path));
    return asset;
  };
}

async function readAsset(path: string): Promise<Asset> {
  return createAsset(await readFile(path), contentTypeOf(path));
}

/** An asset with this content, compressed on first use. */
export function createAsset(content: Buffer, contentType: string): Asset {
  const compressible = isCompressible(contentType) && content.length >= compressedBytesMin;
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const bodyIn = (encoding: Encoding) => {
    const known = bodies.get(encoding) ?? compress(content, encoding);
    bodies.set(encoding, known);
    return known;
  };
  return {
    contentType,
    content,
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    async encode(wanted) {
      const encoding = compressible ? wanted : 'identity';
      const body = await bodyIn(encoding);
      return body.length < content.length ? { encoding, body } : { encoding: 'identity', body: content };
    },
  };
}

async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 9 });
  const quality = content.length <= bestQualityBytesMax ? constants.BROTLI_MAX_QUALITY : 9;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return promisify(brotliCompress)(content, { params });
}

export interface SendAssetOptions {
  status: 200 | 404;
  cacheControl: string;
  contentSecurityPolicy?: string | undefined;
}

/** Sends a file in the best accepted encoding, or 304 if the client has it. */
export async function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  options: SendAssetOptions,
): Promise<void> {
  const { encoding, body } = await asset.encode(chooseEncoding(request.headers['accept-encoding']));
  const etag = `"${asset.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = {
    ...securityHeaders,
    'cache-control': options.cacheControl,
    vary: 'accept-encoding',
    etag,
    ...(options.contentSecurityPolicy === undefined ? {} : { 'content-security-policy': options.contentSecurityPolicy }),
  };
  if (options.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(options.status, {
    ...headers,
    'content-type': asset.contentType,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
