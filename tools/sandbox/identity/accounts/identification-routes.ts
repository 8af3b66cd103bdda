import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { HttpService } from '../../http/http-service.ts';
import { checkCode, checkSignature, requestSignature, sendCode } from './challenges.ts';
import { byId, type Identity } from '../context.ts';
import { ClerkError } from '../errors.ts';
import {
  addIdentification,
  assertFree,
  ensurePrimary,
  identificationJson,
  parseEmailAddress,
  parseWallet,
  strategies,
} from './identifiers.ts';
import { getMe } from './sessions.ts';
import { changeUser } from './users.ts';
import type { IdentificationKind, IdentificationRow } from '../store/store-rows.ts';

const identificationsMax = 20;
const attemptSchema = z.object({ code: z.string().default(''), signature: z.string().default('') });
const text = z.string().max(1000);

/** The signed-in user's e-mail addresses and wallets: add, verify, delete. */
export function registerIdentificationRoutes(app: HttpService, identity: Identity): void {
  const emailAddress = z.object({ email_address: text }).transform((form) => form.email_address);
  registerKind(app, identity, 'email_address', '/me/email_addresses', emailAddress);
  const web3Wallet = z.object({ web3_wallet: text }).transform((form) => form.web3_wallet);
  registerKind(app, identity, 'web3_wallet', '/me/web3_wallets', web3Wallet);
}

function registerKind(app: HttpService, identity: Identity, kind: IdentificationKind, path: string, schema: z.ZodType<string>): void {
  const { store, now } = identity;
  const parse = kind === 'email_address' ? parseEmailAddress : parseWallet;
  const strategy = strategies[kind];

  const getOwn = (request: FastifyRequest<{ Params: { id: string } }>): IdentificationRow => {
    const { user } = getMe(identity, request);
    const row = store.identifications.find(request.params.id);
    if (row === null || row.userId !== user.id || row.kind !== kind) throw new ClerkError('resource_not_found');
    return row;
  };
  const getUnverified = (request: FastifyRequest<{ Params: { id: string } }>): IdentificationRow => {
    const row = getOwn(request);
    if (row.verifiedAt !== null) throw new ClerkError('verification_already_verified');
    return row;
  };
  const reply = (id: string) => {
    const row = store.identifications.find(id);
    if (row === null) throw new ClerkError('resource_not_found');
    return identificationJson(identity, row);
  };

  app.post(path, { schema: { body: schema } }, async (request) => {
    const { user } = getMe(identity, request);
    const identifier = parse(request.body);
    assertFree(store, identifier);
    const own = store.identifications.list({ userId: user.id });
    if (own.length >= identificationsMax) throw new ClerkError('too_many_requests');
    const known = own.find((row) => row.kind === kind && row.lookup === identifier.lookup);
    return reply((known ?? addIdentification(store, user.id, identifier, { createdAt: now(), verifiedAt: null })).id);
  });

  app.post(`${path}/:id/prepare_verification`, { schema: byId }, async (request) => {
    const { id, value } = getUnverified(request);
    if (kind === 'web3_wallet') requestSignature(identity, id, strategy, value);
    else await sendCode(identity, { challengeId: id, strategy, emailAddress: value, browser: request.browser });
    return reply(id);
  });

  app.post(`${path}/:id/attempt_verification`, { schema: { ...byId, body: attemptSchema } }, async (request) => {
    const row = getUnverified(request);
    if (kind === 'web3_wallet') await checkSignature(identity, row.id, row.value, request.body.signature);
    else await checkCode(identity, row.id, request.body.code);
    changeUser(identity, row.userId, () => {
      assertFree(store, row);
      store.identifications.update(row.id, { verifiedAt: now() });
      ensurePrimary(store, row.userId, kind);
    });
    return reply(row.id);
  });

  app.delete(`${path}/:id`, { schema: byId }, async (request) => {
    const { id, userId } = getOwn(request);
    const others = store.identifications.list({ userId }).filter((row) => row.id !== id && row.verifiedAt !== null);
    if (others.length === 0) throw new ClerkError('last_identification_deletion_failed');
    changeUser(identity, userId, () => {
      store.identifications.delete({ id });
      store.challenges.delete({ id });
      ensurePrimary(store, userId, kind);
    });
    return { object: kind, id, deleted: true };
  });
}
