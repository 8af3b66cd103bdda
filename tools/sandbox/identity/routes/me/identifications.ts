import * as z from 'zod';
import { addIdentification, ensurePrimary, strategies } from '../../accounts/add-identification.ts';
import { assertFree } from '../../accounts/find-owner.ts';
import { parseEmailAddress, parseWallet } from '../../accounts/parse-identifier.ts';
import { checkCode, sendCode } from '../../challenges/code-challenge.ts';
import { checkSignature, requestSignature } from '../../challenges/signature-challenge.ts';
import { ClerkError } from '../../errors/clerk-error.ts';
import { clientReply } from '../../http/client-reply.ts';
import type { Reply } from '../../http/reply.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { formRoute, route, type Route } from '../../http/route.ts';
import type { Identity } from '../../identity.ts';
import { identificationJson } from '../../serializers/identification.ts';
import type { IdentificationKind, IdentificationRow } from '../../store/rows.ts';
import { getMe } from './current-user.ts';

const identificationsMax = 20;
const attemptSchema = z.object({ code: z.string().default(''), signature: z.string().default('') });

function getOwn(identity: Identity, context: RequestContext, kind: IdentificationKind): IdentificationRow {
  const { user } = getMe(identity, context);
  const row = identity.store.identifications.find(context.params['id'] ?? '');
  if (row === null || row.userId !== user.id || row.kind !== kind) throw new ClerkError('resource_not_found');
  return row;
}

const getUnverified = (identity: Identity, context: RequestContext, kind: IdentificationKind): IdentificationRow => {
  const row = getOwn(identity, context, kind);
  if (row.verifiedAt !== null) throw new ClerkError('verification_already_verified');
  return row;
};

function remove({ store }: Identity, { id, userId, kind }: IdentificationRow): void {
  const others = store.identifications.list({ userId }).filter((row) => row.id !== id && row.verifiedAt !== null);
  if (others.length === 0) throw new ClerkError('last_identification_deletion_failed');
  store.transaction(() => {
    store.identifications.delete({ id });
    store.challenges.delete({ id });
    ensurePrimary(store, userId, kind);
  });
}

function reply(identity: Identity, context: RequestContext, id: string): Reply {
  const row = identity.store.identifications.find(id);
  return clientReply(identity, context, row && identificationJson(identity, row));
}

/** The routes of one kind of identifier: add, prove, delete. */
function identificationRoutes(kind: IdentificationKind, path: string, form: z.ZodType<string>): Route[] {
  const parse = kind === 'email_address' ? parseEmailAddress : parseWallet;
  return [
    formRoute('POST', path, form, (identity, context, value) => {
      const { user } = getMe(identity, context);
      const identifier = parse(value);
      assertFree(identity.store, identifier);
      const own = identity.store.identifications.list({ userId: user.id });
      if (own.length >= identificationsMax) throw new ClerkError('too_many_requests');
      const known = own.find((row) => row.kind === kind && row.lookup === identifier.lookup);
      const row = known ?? addIdentification(identity.store, user.id, identifier, { createdAt: identity.now(), verifiedAt: null });
      return reply(identity, context, row.id);
    }),
    route('POST', `${path}/:id/prepare_verification`, async (identity, context) => {
      const { id, value } = getUnverified(identity, context, kind);
      const { clientAddress } = context;
      const clientId = context.ensureClient().id;
      if (kind === 'web3_wallet') requestSignature(identity, id, strategies[kind], value);
      else await sendCode(identity, { challengeId: id, strategy: strategies[kind], emailAddress: value, clientId, clientAddress });
      return reply(identity, context, id);
    }),
    formRoute('POST', `${path}/:id/attempt_verification`, attemptSchema, async (identity, context, { code, signature }) => {
      const row = getUnverified(identity, context, kind);
      if (kind === 'web3_wallet') await checkSignature(identity, row.id, row.value, signature);
      else await checkCode(identity, row.id, code);
      identity.store.transaction(() => {
        assertFree(identity.store, row);
        identity.store.identifications.update(row.id, { verifiedAt: identity.now() });
        ensurePrimary(identity.store, row.userId, kind);
      });
      return reply(identity, context, row.id);
    }),
    route('DELETE', `${path}/:id`, (identity, context) => {
      const row = getOwn(identity, context, kind);
      remove(identity, row);
      return clientReply(identity, context, { object: kind, id: row.id, deleted: true });
    }),
  ];
}

const text = z.string().max(1000);

export const emailAddressRoutes = identificationRoutes(
  'email_address',
  '/me/email_addresses',
  z.object({ email_address: text }).transform((form) => form.email_address),
);

export const web3WalletRoutes = identificationRoutes(
  'web3_wallet',
  '/me/web3_wallets',
  z.object({ web3_wallet: text }).transform((form) => form.web3_wallet),
);
