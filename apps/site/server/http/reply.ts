import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, securityHeaders, type Encoding } from '@onepoint/document-host';

/** A body in one encoding. Headers are a flat list, which Node writes without conversion. */
export interface EncodedReply {
  etag: string;
  body: Buffer;
  headers: readonly string[];
  /** Headers of a 304. */
  headersOfUnchanged: readonly string[];
}

/** A response, cached in every encoding that was requested. */
export interface Reply {
  status: 200 | 404;
  /** Total size of the encodings so far. */
  bytes: () => number;
  find: (encoding: Encoding) => EncodedReply | undefined;
  /** Compresses once per encoding; returns the content itself if that is smaller. */
  encode: (encoding: Encoding) => Promise<EncodedReply>;
}

interface ReplyParameters {
  status?: 200 | 404;
  content: Buffer;
  contentType: string;
  cacheControl: string;
  contentSecurityPolicy?: string | undefined;
  /** `best` takes a second per megabyte, so it is for immutable content. */
  compression: 'best' | 'fast';
}

/** Below this, compression saves nothing. */
const compressedBytesMin = 512;
const bestQualityBytesMax = 200_000;
const qualities = { best: constants.BROTLI_MAX_QUALITY, large: 9, fast: 5 };

async function compress(content: Buffer, encoding: 'br' | 'gzip', compression: 'best' | 'fast'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: compression === 'best' ? constants.Z_BEST_COMPRESSION : 6 });
  const quality = compression === 'fast' ? qualities.fast : content.length <= bestQualityBytesMax ? qualities.best : qualities.large;
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** Creates a reply. ETags come from the content, so they survive restarts. */
export function createReply({
  status = 200,
  content,
  contentType,
  cacheControl,
  contentSecurityPolicy,
  compression,
}: ReplyParameters): Reply {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const isCompressed = isCompressible(contentType) && content.length >= compressedBytesMin;
  const own = {
    ...securityHeaders,
    'cache-control': cacheControl,
    // 404s depend on `Accept`: programs get a line of text.
    vary: status === 404 ? 'accept, accept-encoding' : 'accept-encoding',
    ...(contentSecurityPolicy === undefined ? {} : { 'content-security-policy': contentSecurityPolicy }),
  };
  const finish = (encoding: Encoding, body: Buffer): EncodedReply => {
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const whole = {
      ...own,
      etag,
      'content-type': contentType,
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    return { etag, body, headers: Object.entries(whole).flat(), headersOfUnchanged: Object.entries({ ...own, etag }).flat() };
  };
  const identity = finish('identity', content);
  const encoded = new Map<Encoding, EncodedReply>([['identity', identity]]);
  const encoding = new Map<Encoding, Promise<EncodedReply>>();
  const encodeNow = async (wanted: 'br' | 'gzip'): Promise<EncodedReply> => {
    const body = await compress(content, wanted, compression);
    const made = body.length < content.length ? finish(wanted, body) : identity;
    encoded.set(wanted, made);
    return made;
  };
  return {
    status,
    bytes: () => [...new Set([...encoded.values()].map(({ body }) => body))].reduce((sum, body) => sum + body.length, 0),
    find: (wanted) => encoded.get(isCompressed ? wanted : 'identity'),
    encode: (wanted) => {
      if (!isCompressed || wanted === 'identity') return Promise.resolve(identity);
      const made = encoding.get(wanted) ?? encodeNow(wanted);
      encoding.set(wanted, made);
      return made;
    },
  };
}
