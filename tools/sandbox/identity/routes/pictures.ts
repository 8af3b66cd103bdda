import { createHash } from 'node:crypto';
import type { Reply } from '../http/reply.ts';
import { matchPath } from '../http/match-path.ts';
import type { Identity } from '../identity.ts';

/** Nothing inside a picture may run, even when it is opened by itself. */
const safeHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
};

/** Profile pictures, and the placeholder of who has none. Null for other paths. */
export function pictureReply({ store }: Identity, path: string): Reply | null {
  const imageId = matchPath('/images/:id', path)?.['id'];
  const image = imageId === undefined ? null : store.images.find(imageId);
  if (image !== null)
    return {
      status: 200,
      headers: { ...safeHeaders, 'content-type': image.contentType, 'cache-control': 'private, max-age=31536000, immutable' },
      body: image.bytes,
    };
  const avatarFile = matchPath('/avatars/:file', path)?.['file'];
  if (avatarFile === undefined) return null;
  return {
    status: 200,
    headers: { ...safeHeaders, 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=86400' },
    body: placeholder(avatarFile),
  };
}

/** A figure on a colour that follows from the id and says nothing else about the user. */
function placeholder(seed: string): string {
  const hue = createHash('sha256').update(seed).digest().readUInt16BE(0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80"><rect width="80" height="80" fill="oklch(0.58 0.13 ${hue})"/><g fill="#fff" fill-opacity=".92"><circle cx="40" cy="32" r="13"/><path d="M14 74c2-17 13-25 26-25s24 8 26 25z"/></g></svg>`;
}
