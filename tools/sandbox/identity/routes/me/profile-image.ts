import { detectImageType } from '../../accounts/detect-image-type.ts';
import { createId } from '../../crypto/create-id.ts';
import { ClerkError } from '../../errors/clerk-error.ts';
import { clientReply } from '../../http/client-reply.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { route } from '../../http/route.ts';
import type { Identity } from '../../identity.ts';
import { userImageUrl } from '../../serializers/user.ts';
import type { ImageRow, UserRow } from '../../store/rows.ts';
import { getMe } from './current-user.ts';

export const imageBytesMax = 5 * 1024 * 1024;
const multipartOverheadBytes = 16 * 1024;

async function readImage({ body, headers }: RequestContext): Promise<Pick<ImageRow, 'contentType' | 'bytes'>> {
  const form = await new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } })
    .formData()
    .catch((error: unknown) => {
      throw new ClerkError('request_body_invalid', { cause: error });
    });
  const file = form.get('file');
  if (!(file instanceof File)) throw new ClerkError('form_param_missing', { paramName: 'file' });
  if (file.size > imageBytesMax) throw new ClerkError('image_too_large', { paramName: 'file' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = detectImageType(bytes);
  if (contentType === null) throw new ClerkError('image_type_not_supported', { paramName: 'file' });
  return { contentType, bytes };
}

/** Replaces the user's picture; without a new one the placeholder returns. */
function replaceImage({ store, now }: Identity, user: UserRow, image: Pick<ImageRow, 'contentType' | 'bytes'> | null): UserRow {
  const imageId = image && createId('img');
  const change = { imageId, updatedAt: now() };
  store.transaction(() => {
    store.images.delete({ userId: user.id });
    if (image && imageId) store.images.insert({ id: imageId, userId: user.id, ...image, createdAt: now() });
    store.users.update(user.id, change);
  });
  return { ...user, ...change };
}

export const profileImageRoutes = [
  route(
    'POST',
    '/me/profile_image',
    async (identity, context) => {
      const { user } = getMe(identity, context);
      const changed = replaceImage(identity, user, await readImage(context));
      return clientReply(identity, context, {
        object: 'image',
        id: changed.imageId,
        name: null,
        public_url: userImageUrl(identity, changed),
      });
    },
    imageBytesMax + multipartOverheadBytes,
  ),
  route('DELETE', '/me/profile_image', (identity, context) => {
    const { user } = getMe(identity, context);
    replaceImage(identity, user, null);
    return clientReply(identity, context, { object: 'image', id: user.imageId, deleted: true });
  }),
];
