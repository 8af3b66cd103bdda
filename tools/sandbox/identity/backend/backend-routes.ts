import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { assertPasswordLength } from '../accounts/check-password.ts';
import { createUser } from '../accounts/create-user.ts';
import { findOwner } from '../accounts/find-owner.ts';
import { parseEmailAddress } from '../accounts/parse-identifier.ts';
import { hashSecret } from '../crypto/secret-hash.ts';
import { hashToken } from '../crypto/hash-token.ts';
import { ClerkError } from '../errors/clerk-error.ts';
import { jsonReply } from '../http/reply.ts';
import type { RequestContext } from '../http/request-context.ts';
import { formRoute, route, type Route } from '../http/route.ts';
import type { Identity } from '../identity.ts';
import { userJson } from '../serializers/user.ts';

/** @throws {ClerkError} `authentication_invalid` unless the secret key came as a bearer token */
export function assertSecretKey({ keys }: Identity, { headers }: RequestContext): void {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  // Hashes are of equal length, so the comparison tells nothing about the key.
  if (!timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(keys.secretKey))))
    throw new ClerkError('authentication_invalid', { longMessage: 'The secret key is missing or wrong.' });
}

const createSchema = z.object({
  email_address: z.array(z.string()).min(1),
  password: z.string().optional(),
  first_name: z.string().trim().max(256).nullish(),
  last_name: z.string().trim().max(256).nullish(),
});

/** The users who have proven to own the addresses in `email_address`; there is no list of everybody. */
function listOwners(identity: Identity, { query }: RequestContext) {
  const wanted = query.getAll('email_address').flatMap((value) => value.split(','));
  if (wanted.length === 0) throw new ClerkError('form_param_missing', { paramName: 'email_address' });
  const owners = wanted.map((value) => findOwner(identity.store, parseEmailAddress(value))?.user);
  const byId = new Map(owners.flatMap((user) => (user ? [[user.id, user] as const] : [])));
  return [...byId.values()].map((user) => userJson(identity, user));
}

/** Clerk's backend API as far as it is used: below `/v1` on this process's own port, which the edge does not serve. */
export const backendRoutes: readonly Route[] = [
  // Before `/users/:id`, which would take `count` for an id. The server SDK asks for it with every list.
  route('GET', '/users/count', (identity, context) =>
    jsonReply(200, { object: 'total_count', total_count: listOwners(identity, context).length }),
  ),
  route('GET', '/users', (identity, context) => jsonReply(200, listOwners(identity, context))),
  route('GET', '/users/:id', (identity, { params }) => {
    const user = identity.store.users.find(params['id'] ?? '');
    if (user === null) throw new ClerkError('resource_not_found');
    return jsonReply(200, userJson(identity, user));
  }),
  formRoute('POST', '/users', createSchema, async (identity, _context, form) => {
    if (form.password !== undefined) assertPasswordLength(form.password);
    const passwordHash = form.password === undefined ? null : await hashSecret(form.password, 'password');
    const identifiers = form.email_address.map((value) => parseEmailAddress(value));
    const user = identity.store.transaction(() =>
      createUser(identity, {
        firstName: form.first_name || null,
        lastName: form.last_name || null,
        passwordHash,
        unsafeMetadata: '{}',
        identifiers,
      }),
    );
    return jsonReply(200, userJson(identity, user));
  }),
];
