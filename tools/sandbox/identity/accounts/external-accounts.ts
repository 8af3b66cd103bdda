import { randomBytes } from 'node:crypto';
import { embeddedProxyPath } from '@onepoint/environment';
import * as z from 'zod';
import type { Identity } from '../context.ts';
import { ClerkError, errorEntryJson } from '../errors.ts';
import { createId } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import type { ExternalAccountRow, ExternalVerificationRow } from '../store/store-rows.ts';
import { findOwner, parseEmailAddress } from './identifiers.ts';

export const oauthProviders = {
  github: { name: 'GitHub', scopes: 'read:user user:email' },
  google: { name: 'Google', scopes: 'openid email profile' },
} as const;

export type OauthProvider = keyof typeof oauthProviders;

export const oauthStrategy = (provider: OauthProvider): `oauth_${OauthProvider}` => `oauth_${provider}`;

const visitTtlMs = 10 * 60_000;

/** Fields that start a visit to the provider or adopt a finished one. */
export const oauthFormSchema = z.object({
  strategy: z.string().max(100).optional(),
  redirect_url: z.string().max(2000).optional(),
  action_complete_redirect_url: z.string().max(2000).optional(),
  transfer: z.stringbool().default(false),
});

/** The provider's data about a person, with a verified address. */
export interface ExternalIdentity {
  provider: OauthProvider;
  /** Empty at Google. */
  username: string;
  emailAddress: string;
}

const createToken = (): string => randomBytes(32).toString('base64url');

/** @throws {ClerkError} `form_param_value_invalid` for a URL of another origin */
function parseReturnUrl({ settings }: Identity, url: string, paramName: string): string {
  const parsed = URL.parse(url, settings.publicOrigin);
  if (parsed?.origin !== settings.publicOrigin)
    throw new ClerkError('form_param_value_invalid', { paramName, longMessage: `${paramName} must be a URL of this installation.` });
  return parsed.href;
}

export interface OauthVisit {
  provider: OauthProvider;
  redirectUrl: string;
}

export function startExternalVerification({ store, now }: Identity, target: { id: string; clientId: string }, visit: OauthVisit): void {
  const { id, clientId } = target;
  const createdAt = now();
  const fresh = { nonce: null, status: 'unverified', username: null, emailAddress: null } as const;
  const expiresAt = createdAt + visitTtlMs;
  store.externalVerifications.put({ id, clientId, state: createToken(), ...visit, ...fresh, expiresAt, createdAt });
}

/**
 * Parses the visit to a provider that a form requests; null if it doesn't request one.
 *
 * @throws {ClerkError} `strategy_for_user_invalid` if the provider is not configured, `form_param_missing`, `form_param_value_invalid`
 */
export function parseOauthForm(identity: Identity, form: z.infer<typeof oauthFormSchema>): OauthVisit | null {
  const { strategy, redirect_url: redirectUrl, action_complete_redirect_url: completeUrl } = form;
  if (!strategy?.startsWith('oauth_')) return null;
  const provider = identity.settings.oauthProviders.find((offered) => oauthStrategy(offered) === strategy);
  if (provider === undefined) throw new ClerkError('strategy_for_user_invalid', { paramName: 'strategy' });
  if (!redirectUrl) throw new ClerkError('form_param_missing', { paramName: 'redirect_url' });
  if (completeUrl) parseReturnUrl(identity, completeUrl, 'action_complete_redirect_url');
  return { provider, redirectUrl: parseReturnUrl(identity, redirectUrl, 'redirect_url') };
}

/** Identifies an account at its provider. A GitHub username has no @, so the ids of different providers never collide. */
const providerUserIdOf = ({ provider, username, emailAddress }: ExternalIdentity): string =>
  (provider === 'github' ? username : emailAddress).toLowerCase();

/** Id of the user with this external account or its address; null if there is none. */
export function findExternalOwner(store: Store, account: ExternalIdentity): string | null {
  const [linked] = store.externalAccounts.list({ providerUserId: providerUserIdOf(account) });
  return linked?.userId ?? findOwner(store, parseEmailAddress(account.emailAddress))?.user.id ?? null;
}

/** Links an external account to a user if it isn't linked yet. */
export function linkExternalAccount({ store, now }: Identity, userId: string, account: ExternalIdentity): void {
  const providerUserId = providerUserIdOf(account);
  if (store.externalAccounts.list({ providerUserId }).length > 0) return;
  store.externalAccounts.insert({ id: createId('eac'), userId, providerUserId, ...account, createdAt: now() });
}

export function verifiedAccount({ store }: Identity, id: string): ExternalIdentity | null {
  const row = store.externalVerifications.find(id);
  return row?.status === 'verified' ? accountOf(row) : null;
}

function accountOf({ provider, username, emailAddress }: ExternalVerificationRow): ExternalIdentity | null {
  return username === null || emailAddress === null ? null : { provider, username, emailAddress };
}

/**
 * Transfers an external account from a sign-in that found no user to a sign-up, or from a sign-up that found a user to a sign-in. Call it inside
 * a transaction.
 *
 * @throws {ClerkError} `resource_not_found`
 */
export function transferAccount({ store, now }: Identity, from: string | null | undefined, to: string): ExternalIdentity {
  const row = from ? store.externalVerifications.find(from) : null;
  const account = row?.status === 'transferable' && row.expiresAt > now() ? accountOf(row) : null;
  if (row === null || account === null)
    throw new ClerkError('resource_not_found', { longMessage: 'There is no external account to transfer.' });
  store.externalVerifications.delete({ id: row.id });
  store.externalVerifications.insert({ ...row, id: to, status: 'verified' });
  return account;
}

/**
 * Checks the app's nonce if the request has one.
 *
 * @throws {ClerkError} `authorization_invalid`
 */
export function assertNonce({ store }: Identity, id: string, query: unknown): void {
  const { rotating_token_nonce: nonce } = query as { rotating_token_nonce?: string };
  if (nonce !== undefined && store.externalVerifications.find(id)?.nonce !== nonce) throw new ClerkError('authorization_invalid');
}

/** Clerk's `verification` object of a visit to the provider; null without a visit. */
export function externalVerificationJson({ store, settings, now }: Identity, id: string) {
  const row = store.externalVerifications.find(id);
  if (row === null) return null;
  const isOpen = row.status === 'unverified';
  const query = new URLSearchParams({ state: row.state }).toString();
  const error = errorOf(row, id.startsWith('sia_'));
  return {
    object: 'verification',
    status: isOpen && row.expiresAt <= now() ? 'expired' : row.status,
    strategy: oauthStrategy(row.provider),
    attempts: null,
    expire_at: row.expiresAt,
    verified_at_client: null,
    external_verification_redirect_url: isOpen ? `${settings.publicOrigin}${embeddedProxyPath}/sandbox/oauth?${query}` : null,
    error: error && errorEntryJson(error),
  };
}

function errorOf({ status, provider }: ExternalVerificationRow, isSignIn: boolean): ClerkError | null {
  const longMessage = `You did not grant access to your ${oauthProviders[provider].name} account.`;
  if (status === 'failed') return new ClerkError('oauth_access_denied', { longMessage });
  if (status === 'transferable') return new ClerkError(isSignIn ? 'external_account_not_found' : 'external_account_exists');
  return null;
}

export function externalAccountJson({ id, provider, providerUserId, username, emailAddress, createdAt }: ExternalAccountRow) {
  const strategy = oauthStrategy(provider);
  return {
    object: 'external_account',
    id,
    identification_id: id,
    provider: strategy,
    provider_user_id: providerUserId,
    approved_scopes: oauthProviders[provider].scopes,
    email_address: emailAddress,
    username,
    first_name: '',
    last_name: '',
    image_url: '',
    phone_number: null,
    public_metadata: {},
    label: null,
    verification: { object: 'verification', status: 'verified', strategy, attempts: null, expire_at: null, error: null },
    created_at: createdAt,
    updated_at: createdAt,
  };
}
