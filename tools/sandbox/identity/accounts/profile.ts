import * as z from 'zod';
import type { HttpService } from '../../http/http-service.ts';
import type { Identity } from '../context.ts';
import { ClerkError } from '../errors.ts';
import { activeSessions, endSessions, getMe } from './sessions.ts';
import type { IdentificationKind } from '../store/store-rows.ts';
import { updateUser, userJson } from './users.ts';

/** JSON text of an object, which is how the SDK sends nested values in forms. */
export const metadataSchema = z
  .string()
  .max(8192)
  .refine((text) => {
    try {
      return isObject(JSON.parse(text));
    } catch {
      return false;
    }
  }, 'must be a JSON object');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeply merges JSON texts of objects; null removes a key. */
export function mergeMetadata(current: string, change: string): string {
  return JSON.stringify(merge(JSON.parse(current), JSON.parse(change)));
}

function merge(into: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const merged: Record<string, unknown> = isObject(into) ? { ...into } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete merged[key];
    // An assignment to `__proto__` would set the prototype.
    else Object.defineProperty(merged, key, { value: merge(merged[key], value), enumerable: true, configurable: true, writable: true });
  }
  return merged;
}

const name = z.string().trim().max(256).optional();
const updateSchema = z.object({
  first_name: name,
  last_name: name,
  primary_email_address_id: z.string().optional(),
  primary_web3_wallet_id: z.string().optional(),
  unsafe_metadata: metadataSchema.optional(),
});

/** @throws {ClerkError} unless it is a verified identification of this user */
function assertVerified({ store }: Identity, userId: string, kind: IdentificationKind, id: string): void {
  const row = store.identifications.find(id);
  if (row?.userId !== userId || row.kind !== kind || row.verifiedAt === null)
    throw new ClerkError('form_param_value_invalid', {
      paramName: `primary_${kind}_id`,
      longMessage: 'Verify it before making it primary.',
    });
}

/** `/me`: read, change and delete the signed-in user. */
export function registerProfileRoutes(app: HttpService, identity: Identity): void {
  const { store } = identity;

  app.get('/me', async (request) => userJson(identity, getMe(identity, request).user));

  app.patch('/me', { schema: { body: updateSchema } }, async (request) => {
    const { user } = getMe(identity, request);
    const { body: form } = request;
    const { primary_email_address_id: emailId, primary_web3_wallet_id: walletId } = form;
    if (emailId) assertVerified(identity, user.id, 'email_address', emailId);
    if (walletId) assertVerified(identity, user.id, 'web3_wallet', walletId);
    const fields = {
      ...(form.first_name === undefined ? {} : { firstName: form.first_name || null }),
      ...(form.last_name === undefined ? {} : { lastName: form.last_name || null }),
      ...(form.unsafe_metadata === undefined ? {} : { unsafeMetadata: form.unsafe_metadata }),
      ...(emailId ? { primaryEmailAddressId: emailId } : {}),
      ...(walletId ? { primaryWeb3WalletId: walletId } : {}),
    };
    return userJson(identity, updateUser(identity, user, fields));
  });

  app.patch('/me/metadata', { schema: { body: z.object({ unsafe_metadata: metadataSchema }) } }, async (request) => {
    const { user } = getMe(identity, request);
    const unsafeMetadata = mergeMetadata(user.unsafeMetadata, request.body.unsafe_metadata);
    return userJson(identity, updateUser(identity, user, { unsafeMetadata }));
  });

  app.delete('/me', async (request) => {
    const { user } = getMe(identity, request);
    store.transaction(() => {
      endSessions(identity, activeSessions(identity, { userId: user.id }), 'removed');
      store.users.delete({ id: user.id });
      identity.events.add('user.deleted', user.id);
    });
    identity.events.deliver();
    return { object: 'user', id: user.id, deleted: true };
  });
}
