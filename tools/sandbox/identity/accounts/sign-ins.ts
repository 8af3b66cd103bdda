import * as z from 'zod';
import type { HttpService } from '../../http/http-service.ts';
import { checkCode, checkSignature, requestSignature, sendCode, verificationJson } from './challenges.ts';
import { byId, type Browser, type Identity } from '../context.ts';
import { ClerkError } from '../errors.ts';
import {
  assertNonce,
  externalVerificationJson,
  findExternalOwner,
  linkExternalAccount,
  oauthFormSchema,
  oauthStrategy,
  parseOauthForm,
  startExternalVerification,
  transferAccount,
  type ExternalIdentity,
} from './external-accounts.ts';
import { findOwner, parseIdentifier, strategies } from './identifiers.ts';
import { assertPasswordLength, checkPassword } from './passwords.ts';
import { createId, hashSecret } from '../secrets.ts';
import { activeSessions, endSessions, startSession } from './sessions.ts';
import type { IdentificationRow, SignInRow, UserRow } from '../store/store-rows.ts';
import { changeUser } from './users.ts';

/**
 * Starts a sign-in at this browser and replaces an unfinished one.
 *
 * @throws {ClerkError} `form_identifier_not_found`, `form_param_format_invalid`, `too_many_requests`
 */
function startSignIn(
  { store, limits, now }: Identity,
  browser: Browser,
  identifier: string | undefined,
): { signIn: SignInRow; user: UserRow | null } {
  if (limits.lookupsPerAddress.isExhausted(browser.ipAddress)) throw new ClerkError('too_many_requests');
  limits.lookupsPerAddress.count(browser.ipAddress);
  const parsed = identifier === undefined ? null : parseIdentifier(identifier);
  const owner = parsed && findOwner(store, parsed);
  if (parsed !== null && owner === null) throw new ClerkError('form_identifier_not_found', { paramName: 'identifier' });
  const client = browser.ensureClient();
  const signIn: SignInRow = {
    id: createId('sia'),
    clientId: client.id,
    userId: owner?.user.id ?? null,
    identificationId: owner?.identification.id ?? null,
    identifier: parsed?.value ?? null,
    status: owner === null ? 'needs_identifier' : 'needs_first_factor',
    strategy: null,
    createdSessionId: null,
    createdAt: now(),
  };
  store.transaction(() => {
    store.signIns.insert(signIn);
    store.clients.update(client.id, { signInId: signIn.id, updatedAt: now() });
  });
  return { signIn, user: owner?.user ?? null };
}

interface Attempt {
  signIn: SignInRow;
  user: UserRow;
  identification: IdentificationRow;
}

/** The unfinished sign-in of this browser; those of other browsers are not found. */
function getAttempt({ store }: Identity, browser: Browser, id: string, status: SignInRow['status']): Attempt {
  const signIn = browser.client()?.signInId === id ? store.signIns.find(id) : null;
  const user = signIn?.userId == null ? null : store.users.find(signIn.userId);
  const identification = signIn?.identificationId == null ? null : store.identifications.find(signIn.identificationId);
  if (!signIn || !user || !identification || signIn.status !== status)
    throw new ClerkError('resource_not_found', { longMessage: 'No sign in was found.' });
  return { signIn, user, identification };
}

/** Creates the session of a verified sign-in. Call it inside a transaction. */
function completeSignIn(identity: Identity, browser: Browser, signIn: SignInRow, strategy: string): void {
  if (signIn.userId === null) throw new ClerkError('resource_not_found');
  const session = startSession(identity, browser, signIn.userId, strategy);
  identity.store.signIns.update(signIn.id, { status: 'complete', strategy, createdSessionId: session.id });
}

/**
 * Completes a sign-in with a verified external account of an existing user. Call it inside a transaction.
 *
 * @returns whether the account belongs to a user
 */
export function completeExternalSignIn(identity: Identity, browser: Browser, signIn: SignInRow, account: ExternalIdentity): boolean {
  const userId = findExternalOwner(identity.store, account);
  if (userId === null) return false;
  linkExternalAccount(identity, userId, account);
  identity.store.signIns.update(signIn.id, { userId, identifier: account.emailAddress });
  completeSignIn(identity, browser, { ...signIn, userId }, oauthStrategy(account.provider));
  return true;
}

/** Factors that a sign-in can use: only those of the identifier that was entered, so that one of a user's addresses doesn't reveal the others. */
function firstFactors(user: UserRow, identification: IdentificationRow) {
  if (identification.kind === 'web3_wallet')
    return [
      { strategy: strategies.web3_wallet, web3_wallet_id: identification.id, primary: identification.id === user.primaryWeb3WalletId },
    ];
  const email = {
    email_address_id: identification.id,
    safe_identifier: identification.value,
    primary: identification.id === user.primaryEmailAddressId,
  };
  const code = { strategy: strategies.email_address, ...email };
  return user.passwordHash === null ? [code] : [{ strategy: 'password' }, code, { strategy: 'reset_password_email_code', ...email }];
}

/** @throws {ClerkError} `strategy_for_user_invalid` */
function assertOffered({ user, identification }: Attempt, strategy: string): void {
  if (!firstFactors(user, identification).some((factor) => factor.strategy === strategy)) throw new ClerkError('strategy_for_user_invalid');
}

/** Clerk's `sign_in` object. Name and picture stay hidden until the sign-in is complete. */
export function signInJson(identity: Identity, signIn: SignInRow) {
  const { store, now } = identity;
  const user = signIn.userId === null ? null : store.users.find(signIn.userId);
  const identification = signIn.identificationId === null ? null : store.identifications.find(signIn.identificationId);
  return {
    object: 'sign_in',
    id: signIn.id,
    status: signIn.status,
    supported_identifiers: ['email_address', 'web3_wallet'],
    identifier: signIn.identifier,
    supported_first_factors: user && identification ? firstFactors(user, identification) : null,
    supported_second_factors: null,
    first_factor_verification:
      signIn.strategy === null
        ? null
        : (externalVerificationJson(identity, signIn.id) ??
          verificationJson({
            strategy: signIn.strategy,
            isVerified: signIn.status === 'complete' || signIn.status === 'needs_new_password',
            challenge: store.challenges.find(signIn.id),
            time: now(),
          })),
    second_factor_verification: null,
    user_data: null,
    created_session_id: signIn.createdSessionId,
  };
}

const createSchema = z.object({
  identifier: z.string().max(1000).optional(),
  password: z.string().max(1000).optional(),
  ...oauthFormSchema.shape,
});
const prepareSchema = z.object({ strategy: z.enum(['email_code', 'reset_password_email_code', 'web3_metamask_signature']) });
const attemptSchema = z.object({
  strategy: z.enum(['password', 'email_code', 'reset_password_email_code', 'web3_metamask_signature']),
  password: z.string().max(1000).default(''),
  code: z.string().default(''),
  signature: z.string().default(''),
});
const resetSchema = z.object({ password: z.string().max(1000), sign_out_of_other_sessions: z.stringbool().default(false) });

export function registerSignInRoutes(app: HttpService, identity: Identity): void {
  const { store, limits, now } = identity;
  const reply = (id: string) => {
    const signIn = store.signIns.find(id);
    if (signIn === null) throw new ClerkError('resource_not_found');
    return signInJson(identity, signIn);
  };

  app.post('/client/sign_ins', { schema: { body: createSchema } }, async ({ browser, body: { identifier, password, ...oauth } }) => {
    const visit = parseOauthForm(identity, oauth);
    const { signIn, user } = startSignIn(identity, browser, identifier);
    if (oauth.transfer)
      store.transaction(() => {
        const account = transferAccount(identity, browser.client()?.signUpId, signIn.id);
        if (!completeExternalSignIn(identity, browser, signIn, account)) throw new ClerkError('external_account_not_found');
      });
    if (visit !== null)
      store.transaction(() => {
        startExternalVerification(identity, signIn, visit);
        store.signIns.update(signIn.id, { strategy: oauthStrategy(visit.provider) });
      });
    if (password && user) {
      await checkPassword(identity, browser, user, password);
      store.transaction(() => completeSignIn(identity, browser, signIn, 'password'));
    }
    return reply(signIn.id);
  });

  app.get('/client/sign_ins/:id', { schema: byId }, async ({ browser, params, query }) => {
    if (browser.client()?.signInId !== params.id) throw new ClerkError('resource_not_found');
    assertNonce(identity, params.id, query);
    return reply(params.id);
  });

  app.post('/client/sign_ins/:id/prepare_first_factor', { schema: { ...byId, body: prepareSchema } }, async (request) => {
    const { browser, params, body } = request;
    const attempt = getAttempt(identity, browser, params.id, 'needs_first_factor');
    assertOffered(attempt, body.strategy);
    const { strategy } = body;
    const { value } = attempt.identification;
    if (strategy === 'web3_metamask_signature') requestSignature(identity, params.id, strategy, value);
    else await sendCode(identity, { challengeId: params.id, strategy, emailAddress: value, browser });
    store.signIns.update(params.id, { strategy });
    return reply(params.id);
  });

  app.post('/client/sign_ins/:id/attempt_first_factor', { schema: { ...byId, body: attemptSchema } }, async (request) => {
    const { browser, params, body: form } = request;
    const attempt = getAttempt(identity, browser, params.id, 'needs_first_factor');
    assertOffered(attempt, form.strategy);
    const { signIn, user, identification } = attempt;
    // A code that was sent for one purpose must not work for another.
    if (form.strategy !== 'password' && signIn.strategy !== form.strategy) throw new ClerkError('verification_expired');
    if (form.strategy === 'password') await checkPassword(identity, browser, user, form.password);
    else if (form.strategy === 'web3_metamask_signature') await checkSignature(identity, signIn.id, identification.value, form.signature);
    else await checkCode(identity, signIn.id, form.code);
    if (form.strategy === 'reset_password_email_code') store.signIns.update(signIn.id, { status: 'needs_new_password' });
    else store.transaction(() => completeSignIn(identity, browser, signIn, form.strategy));
    return reply(signIn.id);
  });

  app.post('/client/sign_ins/:id/reset_password', { schema: { ...byId, body: resetSchema } }, async (request) => {
    const { browser, params, body: form } = request;
    const { signIn, user } = getAttempt(identity, browser, params.id, 'needs_new_password');
    assertPasswordLength(form.password);
    const passwordHash = await hashSecret(form.password, 'password');
    changeUser(identity, user.id, () => {
      store.users.update(user.id, { passwordHash, updatedAt: now() });
      if (form.sign_out_of_other_sessions) endSessions(identity, activeSessions(identity, { userId: user.id }), 'revoked');
      limits.wrongPasswordsPerUser.forget(user.id);
      completeSignIn(identity, browser, signIn, 'password');
    });
    return reply(signIn.id);
  });
}
