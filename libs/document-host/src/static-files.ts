import { basename, extname } from 'node:path';

/**
 * Decodes the non-empty segments of a path.
 *
 * @returns undefined for invalid escapes, dot segments, hidden files, and encoded slashes or control characters
 */
export function parseSegments(pathname: string): string[] | undefined {
  try {
    const segments = pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
    return segments.every(isPlain) ? segments : undefined;
  } catch {
    return undefined;
  }
}

/** `.well-known` is the only public name that starts with a dot (RFC 8615). */
function isPlain(segment: string): boolean {
  return !/[/\\\p{Cc}]/u.test(segment) && (segment === '.well-known' || !segment.startsWith('.'));
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
};

/** https://www.rssboard.org/rss-autodiscovery, https://www.jsonfeed.org/version/1.1/ */
const feedTypes: Readonly<Record<string, string>> = {
  'feed.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
};

/** Returns the media type for a file name. Default: `application/octet-stream`. */
export function contentTypeOf(path: string): string {
  return feedTypes[basename(path)] ?? types[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether to compress this type. Images and fonts are already compressed. */
export function isCompressible(contentType: string): boolean {
  return /charset=|wasm|x-icon/.test(contentType);
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the best encoding that `Accept-Encoding` allows (RFC 9110, 12.5.3; `q=0` excludes an encoding). */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))];
    }),
  );
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

/**
 * Whether the client already has this version (RFC 9110, 13.1.2, with weak comparison).
 *
 * @param ifNoneMatch request header: a list of entity tags, or `*`
 * @param etag current entity tag in quotes
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
