import { createHash } from 'node:crypto';
import type { HttpService } from '../../http/http-service.ts';
import { byId, type Identity } from '../context.ts';
import { ClerkError } from '../errors.ts';
import { createId } from '../secrets.ts';
import { getMe } from './sessions.ts';
import type { ImageRow, UserRow } from '../store/store-rows.ts';
import { changeUser, userImageUrl } from './users.ts';

export const imageBytesMax = 5 * 1024 * 1024;
const multipartOverheadBytes = 16 * 1024;

type Image = Pick<ImageRow, 'contentType' | 'bytes'>;

const signatures: readonly (readonly [type: string, offset: number, bytes: readonly number[]])[] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
];

/** The image type by its first bytes, regardless of the client's claim. Null for types that browsers could run or cannot show (SVG, HTML, …). */
export function detectImageType(bytes: Uint8Array): string | null {
  return signatures.find(([, offset, expected]) => expected.every((byte, index) => bytes[offset + index] === byte))?.[0] ?? null;
}

async function readImage(body: Buffer<ArrayBuffer>, contentType: string): Promise<Image> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch((error: unknown) => {
    throw new ClerkError('request_body_invalid', { cause: error });
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw new ClerkError('form_param_missing', { paramName: 'file' });
  if (file.size > imageBytesMax) throw new ClerkError('image_too_large', { paramName: 'file' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = detectImageType(bytes);
  if (type === null) throw new ClerkError('image_type_not_supported', { paramName: 'file' });
  return { contentType: type, bytes };
}

/** Replaces the user's picture; null restores the placeholder. */
function replaceImage(identity: Identity, user: UserRow, image: Image | null): UserRow {
  const { store, now } = identity;
  const imageId = image && createId('img');
  const change = { imageId, updatedAt: now() };
  changeUser(identity, user.id, () => {
    store.images.delete({ userId: user.id });
    if (image && imageId) store.images.insert({ id: imageId, userId: user.id, ...image, createdAt: now() });
    store.users.update(user.id, change);
  });
  return { ...user, ...change };
}

export function registerProfileImageRoutes(app: HttpService, identity: Identity): void {
  void app.register(async (uploads: HttpService) => {
    const bodyLimit = imageBytesMax + multipartOverheadBytes;
    uploads.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    uploads.post('/me/profile_image', { bodyLimit }, async (request) => {
      const { user } = getMe(identity, request);
      if (!Buffer.isBuffer(request.body)) throw new ClerkError('request_body_invalid');
      const image = await readImage(Buffer.from(request.body), request.headers['content-type'] ?? '');
      const changed = replaceImage(identity, user, image);
      return { object: 'image', id: changed.imageId, name: null, public_url: userImageUrl(identity, changed) };
    });
  });
  app.delete('/me/profile_image', async (request) => {
    const { user } = getMe(identity, request);
    replaceImage(identity, user, null);
    return { object: 'image', id: user.imageId, deleted: true };
  });
}

/** Keeps scripts inside a picture from running, even when it is opened by itself. */
const safeHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
};

export function registerPictures(app: HttpService, { store }: Identity): void {
  app.get('/images/:id', { schema: byId }, async ({ params }, reply) => {
    const image = store.images.find(params.id);
    if (image === null) throw new ClerkError('resource_not_found');
    void reply.headers({ ...safeHeaders, 'cache-control': 'private, max-age=31536000, immutable' }).type(image.contentType);
    return Buffer.from(image.bytes);
  });
  app.get('/avatars/:id', { schema: byId }, async ({ params }, reply) => {
    void reply.headers({ ...safeHeaders, 'cache-control': 'private, max-age=86400' }).type('image/svg+xml');
    return Buffer.from(placeholder(params.id));
  });
}

/** A shape on a color derived from the id. */
function placeholder(seed: string): string {
  const hue = createHash('sha256').update(seed).digest().readUInt16BE(0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80"><rect width="80" height="80" fill="oklch(0.58 0.13 ${hue})"/><g fill="#fff" fill-opacity=".92"><circle cx="40" cy="32" r="13"/><path d="M14 74c2-17 13-25 26-25s24 8 26 25z"/></g></svg>`;
}
