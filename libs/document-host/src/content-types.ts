import { basename, extname } from 'node:path';

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

/** Feeds have names that say so: https://www.rssboard.org/rss-autodiscovery, https://www.jsonfeed.org/version/1.1/ */
const feedTypes: Readonly<Record<string, string>> = {
  'feed.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
};

/** The media type of a file by its name, bytes of no known kind where the name says nothing. */
export function contentTypeOf(path: string): string {
  return feedTypes[basename(path)] ?? types[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether compressing this type is worth it: pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /charset=|wasm|x-icon/.test(contentType);
}
