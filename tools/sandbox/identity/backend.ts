import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { HttpService } from '../http/http-service.ts';
import { byId, type Identity } from './context.ts';
import { ClerkError } from './errors.ts';
import { findOwner, parseEmailAddress } from './accounts/identifiers.ts';
import { assertPasswordLength } from './accounts/passwords.ts';
import { hashSecret, hashToken } from './secrets.ts';
import { createUser, userJson } from './accounts/users.ts';

const createSchema = z.object({
  email_address: z.array(z.string()).min(1),
  password: z.string().optional(),
  first_name: z.string().trim().max(256).nullish(),
  last_name: z.string().trim().max(256).nullish(),
});
const listSchema = z.object({
  email_address: z.union([z.string().transform((address) => [address]), z.array(z.string())]),
});

/** The part of Clerk's backend API that the product uses, for holders of the secret key. The edge does not serve it. */
export function registerBackendRoutes(app: HttpService, identity: Identity): void {
  const { store, keys } = identity;

  app.addHook('onRequest', async ({ headers }) => {
    const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    // Hashes have equal length, so the comparison reveals nothing about the key.
    if (!timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(keys.secretKey))))
      throw new ClerkError('authentication_invalid', { longMessage: 'The secret key is missing or wrong.' });
  });

  /** Users with these verified addresses. There is no list of all users. */
  const listOwners = (query: z.infer<typeof listSchema>) => {
    const owners = query.email_address
      .flatMap((value) => value.split(','))
      .map((value) => findOwner(store, parseEmailAddress(value))?.user);
    const byUserId = new Map(owners.flatMap((user) => (user ? [[user.id, user] as const] : [])));
    return [...byUserId.values()].map((user) => userJson(identity, user));
  };

  app.get('/users', { schema: { querystring: listSchema } }, async ({ query }) => listOwners(query));
  // The server SDK requests it with every list.
  app.get('/users/count', { schema: { querystring: listSchema } }, async ({ query }) => ({
    object: 'total_count',
    total_count: listOwners(query).length,
  }));
  app.get('/users/:id', { schema: byId }, async ({ params }) => {
    const user = store.users.find(params.id);
    if (user === null) throw new ClerkError('resource_not_found');
    return userJson(identity, user);
  });
  app.post('/users', { schema: { body: createSchema } }, async ({ body }) => {
    if (body.password !== undefined) assertPasswordLength(body.password);
    const passwordHash = body.password === undefined ? null : await hashSecret(body.password, 'password');
    const identifiers = body.email_address.map((value) => parseEmailAddress(value));
    const names = { firstName: body.first_name || null, lastName: body.last_name || null };
    const user = store.transaction(() => createUser(identity, { ...names, passwordHash, unsafeMetadata: '{}', identifiers }));
    return userJson(identity, user);
  });
}
