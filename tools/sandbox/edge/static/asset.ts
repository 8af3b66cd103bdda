import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible, type Encoding } from '@onepoint/document-host';

export interface Asset {
  contentType: string;
  /** A strong validator of the content, without quotes. */
  hash: string;
  content: Buffer;
  /** The content in an encoding, compressed once and remembered; the content itself where that gains nothing. */
  encode: (encoding: Encoding) => Promise<{ encoding: Encoding; body: Buffer }>;
}

/** Below this, headers weigh more than what compression saves. */
const compressedBytesMin = 512;
/** The best quality costs about a second per megabyte, once per file and start. */
const bestQualityBytesMax = 200_000;

interface CachedAsset {
  mtimeMs: number;
  size: number;
  asset: Promise<Asset>;
}

/** Reads files of builds, each once per version of it. @returns undefined where there is no such file */
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
  const content = await readFile(path);
  const contentType = contentTypeOf(path);
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
