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
  verifiedAccount,
  type ExternalIdentity,
} from './external-accounts.ts';
import { assertFree, parseEmailAddress, parseWallet, strategies } from './identifiers.ts';
import { assertPasswordLength } from './passwords.ts';
import { metadataSchema } from './profile.ts';
import { createId, hashSecret } from '../secrets.ts';
import { startSession } from './sessions.ts';
import type { SignUpRow } from '../store/store-rows.ts';
import { createUser } from './users.ts';

const name = z.string().trim().max(256).optional();
const formSchema = z.object({
  email_address: z.string().max(1000).optional(),
  web3_wallet: z.string().max(100).optional(),
  password: z.string().max(1000).optional(),
  first_name: name,
  last_name: name,
  unsafe_metadata: metadataSchema.optional(),
  ...oauthFormSchema.shape,
});

const emailChallengeId = ({ id }: Pick<SignUpRow, 'id'>): string => `${id}:email_address`;
const walletChallengeId = ({ id }: Pick<SignUpRow, 'id'>): string => `${id}:web3_wallet`;

type Requirements = Pick<SignUpRow, 'emailAddress' | 'emailVerifiedAt' | 'web3Wallet' | 'walletVerifiedAt'>;

/** An account needs an e-mail address or a wallet. With neither, the e-mail address is missing. */
export function missingFields({ emailAddress, web3Wallet }: Requirements): string[] {
  return emailAddress === null && web3Wallet === null ? ['email_address'] : [];
}

export function unverifiedFields({ emailAddress, emailVerifiedAt, web3Wallet, walletVerifiedAt }: Requirements): string[] {
  return [
    ...(emailAddress !== null && emailVerifiedAt === null ? ['email_address'] : []),
    ...(web3Wallet !== null && walletVerifiedAt === null ? ['web3_wallet'] : []),
  ];
}

export function isReady(signUp: Requirements): boolean {
  return missingFields(signUp).length === 0 && unverifiedFields(signUp).length === 0;
}

/**
 * Applies a form to a sign-up. A changed address or wallet has to be verified again.
 *
 * @throws {ClerkError} for a value that is invalid or taken
 */
async function applyForm({ store }: Identity, signUp: SignUpRow, form: z.infer<typeof formSchema>): Promise<SignUpRow> {
  const changed: SignUpRow = { ...signUp };
  if (form.first_name !== undefined) changed.firstName = form.first_name || null;
  if (form.last_name !== undefined) changed.lastName = form.last_name || null;
  if (form.unsafe_metadata !== undefined) changed.unsafeMetadata = form.unsafe_metadata;
  if (form.email_address) {
    const email = parseEmailAddress(form.email_address);
    assertFree(store, email);
    if (email.value !== signUp.emailAddress) changed.emailVerifiedAt = null;
    changed.emailAddress = email.value;
  }
  if (form.web3_wallet) {
    const wallet = parseWallet(form.web3_wallet);
    assertFree(store, wallet);
    if (wallet.value !== signUp.web3Wallet) changed.walletVerifiedAt = null;
    changed.web3Wallet = wallet.value;
  }
  if (form.password) {
    assertPasswordLength(form.password);
    changed.passwordHash = await hashSecret(form.password, 'password');
  }
  return changed;
}

/**
 * Turns a sign-up with only verified identifiers into a signed-in user; leaves any other sign-up unchanged. Call it inside a transaction.
 *
 * @throws {ClerkError} `form_identifier_exists` if another user took the identifier in the meantime
 */
function completeSignUp(identity: Identity, browser: Browser, signUp: SignUpRow): void {
  if (signUp.status === 'complete' || !isReady(signUp)) return;
  const { emailAddress, web3Wallet, firstName, lastName, passwordHash, unsafeMetadata } = signUp;
  const identifiers = [
    ...(emailAddress === null ? [] : [parseEmailAddress(emailAddress)]),
    ...(web3Wallet === null ? [] : [parseWallet(web3Wallet)]),
  ];
  const user = createUser(identity, { firstName, lastName, passwordHash, unsafeMetadata, identifiers });
  const account = verifiedAccount(identity, signUp.id);
  if (account !== null) linkExternalAccount(identity, user.id, account);
  const typed = emailAddress === null ? strategies.web3_wallet : strategies.email_address;
  const strategy = account === null ? typed : oauthStrategy(account.provider);
  const session = startSession(identity, browser, user.id, strategy);
  identity.store.signUps.update(signUp.id, {
    status: 'complete',
    createdUserId: user.id,
    createdSessionId: session.id,
    // The password hash is stored with the user now.
    passwordHash: null,
  });
}

/**
 * Completes a sign-up with the verified address of an external account. Call it inside a transaction.
 *
 * @returns whether the account is new
 */
export function completeExternalSignUp(identity: Identity, browser: Browser, signUp: SignUpRow, account: ExternalIdentity): boolean {
  const { store, now } = identity;
  if (findExternalOwner(store, account) !== null) return false;
  const verified = { emailAddress: account.emailAddress, emailVerifiedAt: now() };
  store.signUps.update(signUp.id, verified);
  completeSignUp(identity, browser, { ...signUp, ...verified });
  return true;
}

export function signUpJson(identity: Identity, signUp: SignUpRow) {
  const { store, now } = identity;
  const unsafeMetadata: unknown = JSON.parse(signUp.unsafeMetadata);
  const verification = (challengeId: string, strategy: string, verifiedAt: number | null) => {
    const isVerified = verifiedAt !== null;
    const challenge = isVerified ? null : store.challenges.find(challengeId);
    return {
      // Null until a code or signature was requested.
      ...verificationJson({ strategy: isVerified ? strategy : null, isVerified, challenge, time: now() }),
      next_action: isVerified ? '' : challenge === null ? 'needs_prepare' : 'needs_attempt',
      supported_strategies: [strategy],
    };
  };
  return {
    object: 'sign_up',
    id: signUp.id,
    status: signUp.status,
    required_fields: signUp.web3Wallet === null ? ['email_address'] : [],
    optional_fields: ['first_name', 'last_name', 'password', 'web3_wallet'],
    missing_fields: missingFields(signUp),
    unverified_fields: unverifiedFields(signUp),
    verifications: {
      email_address:
        signUp.emailAddress === null ? null : verification(emailChallengeId(signUp), strategies.email_address, signUp.emailVerifiedAt),
      phone_number: null,
      web3_wallet:
        signUp.web3Wallet === null ? null : verification(walletChallengeId(signUp), strategies.web3_wallet, signUp.walletVerifiedAt),
      external_account: externalVerificationJson(identity, signUp.id),
    },
    username: null,
    email_address: signUp.emailAddress,
    phone_number: null,
    web3_wallet: signUp.web3Wallet,
    password_enabled: signUp.passwordHash !== null,
    has_password: signUp.passwordHash !== null,
    first_name: signUp.firstName,
    last_name: signUp.lastName,
    unsafe_metadata: unsafeMetadata,
    public_metadata: {},
    custom_action: false,
    external_id: null,
    created_session_id: signUp.createdSessionId,
    created_user_id: signUp.createdUserId,
    abandon_at: signUp.createdAt + 86_400_000,
    legal_accepted_at: null,
    locale: null,
    external_account: null,
    external_account_strategy: null,
  };
}

const strategySchema = z.enum([strategies.email_address, strategies.web3_wallet]);
const prepareSchema = z.object({ strategy: strategySchema });
const attemptSchema = z.object({ strategy: strategySchema, code: z.string().default(''), signature: z.string().default('') });

export function registerSignUpRoutes(app: HttpService, identity: Identity): void {
  const { store, now } = identity;

  /** The sign-up of this browser; those of other browsers are not found. */
  const getSignUp = (browser: Browser, id: string): SignUpRow => {
    const signUp = browser.client()?.signUpId === id ? store.signUps.find(id) : null;
    if (signUp === null) throw new ClerkError('resource_not_found', { longMessage: 'No sign up was found.' });
    return signUp;
  };
  const reply = (browser: Browser, id: string) => signUpJson(identity, getSignUp(browser, id));

  app.post('/client/sign_ups', { schema: { body: formSchema } }, async ({ browser, body }) => {
    const visit = parseOauthForm(identity, body);
    const client = browser.ensureClient();
    const signUp = await applyForm(identity, emptySignUp(client.id, now()), body);
    store.transaction(() => {
      store.signUps.insert(signUp);
      store.clients.update(client.id, { signUpId: signUp.id, updatedAt: now() });
      if (visit !== null) startExternalVerification(identity, signUp, visit);
      if (!body.transfer) return;
      const account = transferAccount(identity, client.signInId, signUp.id);
      if (!completeExternalSignUp(identity, browser, signUp, account)) throw new ClerkError('external_account_exists');
    });
    return reply(browser, signUp.id);
  });

  app.get('/client/sign_ups/:id', { schema: byId }, async ({ browser, params, query }) => {
    assertNonce(identity, params.id, query);
    return reply(browser, params.id);
  });

  app.patch('/client/sign_ups/:id', { schema: { ...byId, body: formSchema } }, async ({ browser, params, body }) => {
    const visit = parseOauthForm(identity, body);
    const { id, ...change } = await applyForm(identity, getSignUp(browser, params.id), body);
    store.transaction(() => {
      store.signUps.update(id, change);
      completeSignUp(identity, browser, { id, ...change });
      if (visit !== null) startExternalVerification(identity, { id, ...change }, visit);
    });
    return reply(browser, id);
  });

  app.post('/client/sign_ups/:id/prepare_verification', { schema: { ...byId, body: prepareSchema } }, async (request) => {
    const { browser, params, body } = request;
    const { strategy } = body;
    const signUp = getSignUp(browser, params.id);
    const { emailAddress, web3Wallet } = signUp;
    if (strategy === strategies.email_address) {
      if (emailAddress === null) throw new ClerkError('form_param_missing', { paramName: 'email_address' });
      await sendCode(identity, { challengeId: emailChallengeId(signUp), strategy, emailAddress, browser });
    } else {
      if (web3Wallet === null) throw new ClerkError('form_param_missing', { paramName: 'web3_wallet' });
      requestSignature(identity, walletChallengeId(signUp), strategy, web3Wallet);
    }
    return reply(browser, signUp.id);
  });

  app.post('/client/sign_ups/:id/attempt_verification', { schema: { ...byId, body: attemptSchema } }, async (request) => {
    const { browser, params, body } = request;
    const signUp = getSignUp(browser, params.id);
    const isEmail = body.strategy === strategies.email_address;
    if (isEmail) await checkCode(identity, emailChallengeId(signUp), body.code);
    else await checkSignature(identity, walletChallengeId(signUp), signUp.web3Wallet ?? '', body.signature);
    const verified = isEmail ? { emailVerifiedAt: now() } : { walletVerifiedAt: now() };
    store.transaction(() => {
      store.signUps.update(signUp.id, verified);
      completeSignUp(identity, browser, { ...signUp, ...verified });
    });
    return reply(browser, signUp.id);
  });
}

function emptySignUp(clientId: string, createdAt: number): SignUpRow {
  return {
    id: createId('sua'),
    clientId,
    status: 'missing_requirements',
    emailAddress: null,
    emailVerifiedAt: null,
    web3Wallet: null,
    walletVerifiedAt: null,
    firstName: null,
    lastName: null,
    passwordHash: null,
    unsafeMetadata: '{}',
    createdUserId: null,
    createdSessionId: null,
    createdAt,
  };
}
