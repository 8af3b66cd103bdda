import { randomBytes } from 'node:crypto';
import { embeddedProxyPath } from '@onepoint/environment';
import * as z from 'zod';
import type { Identity } from '../context.ts';
import { ClerkError, errorEntryJson, type ClerkErrorCode } from '../errors.ts';
import { createId } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import type { ExternalAccountRow, ExternalVerificationRow } from '../store/store-rows.ts';
import { findOwner, parseEmailAddress } from './identifiers.ts';

export const oauthStrategy = 'oauth_github';
const visitTtlMs = 10 * 60_000;

/** Fields that start a visit to the provider or take over a finished one. */
export const oauthFormSchema = z.object({
  strategy: z.string().max(100).optional(),
  redirect_url: z.string().max(2000).optional(),
  action_complete_redirect_url: z.string().max(2000).optional(),
  transfer: z.stringbool().default(false),
});

/** What the provider says about a person. It has verified the address. */
export interface ExternalIdentity {
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

/** Stores a visit to the provider for a sign-in or sign-up. */
export function startExternalVerification({ store, now }: Identity, target: { id: string; clientId: string }, redirectUrl: string): void {
  const { id, clientId } = target;
  const createdAt = now();
  const fresh = { nonce: null, status: 'unverified', username: null, emailAddress: null } as const;
  const expiresAt = createdAt + visitTtlMs;
  store.externalVerifications.put({ id, clientId, state: createToken(), redirectUrl, ...fresh, expiresAt, createdAt });
}

/**
 * The URL to return to from the provider; null if the form doesn't start a visit.
 *
 * @throws {ClerkError} `strategy_for_user_invalid` if the provider is not configured, `form_param_missing`, `form_param_value_invalid`
 */
export function parseOauthForm(identity: Identity, form: z.infer<typeof oauthFormSchema>): string | null {
  const { strategy, redirect_url: redirectUrl, action_complete_redirect_url: completeUrl } = form;
  if (strategy !== oauthStrategy) return null;
  if (identity.settings.oauthProvider === null) throw new ClerkError('strategy_for_user_invalid', { paramName: 'strategy' });
  if (!redirectUrl) throw new ClerkError('form_param_missing', { paramName: 'redirect_url' });
  if (completeUrl) parseReturnUrl(identity, completeUrl, 'action_complete_redirect_url');
  return parseReturnUrl(identity, redirectUrl, 'redirect_url');
}

/** The user who has this external account, or its address. */
export function findExternalOwner(store: Store, { username, emailAddress }: ExternalIdentity): string | null {
  const [account] = store.externalAccounts.list({ providerUserId: username.toLowerCase() });
  return account?.userId ?? findOwner(store, parseEmailAddress(emailAddress))?.user.id ?? null;
}

/** Links an external account to a user, unless it is linked already. */
export function linkExternalAccount({ store, now }: Identity, userId: string, { username, emailAddress }: ExternalIdentity): void {
  const providerUserId = username.toLowerCase();
  if (store.externalAccounts.list({ providerUserId }).length > 0) return;
  store.externalAccounts.insert({ id: createId('eac'), userId, providerUserId, username, emailAddress, createdAt: now() });
}

/** The external account that was verified for a sign-up. */
export function verifiedAccount({ store }: Identity, id: string): ExternalIdentity | null {
  const row = store.externalVerifications.find(id);
  return row?.status === 'verified' ? accountOf(row) : null;
}

function accountOf({ username, emailAddress }: ExternalVerificationRow): ExternalIdentity | null {
  return username === null || emailAddress === null ? null : { username, emailAddress };
}

/**
 * Moves the external account of a sign-in that found no user to a sign-up, or that of a sign-up that found one to a sign-in. Call it
 * inside a transaction.
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
 * Checks the nonce that the app received, if the request has one.
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
  const errorCode = errorCodeOf(row, id.startsWith('sia_'));
  return {
    object: 'verification',
    status: isOpen && row.expiresAt <= now() ? 'expired' : row.status,
    strategy: oauthStrategy,
    attempts: null,
    expire_at: row.expiresAt,
    verified_at_client: null,
    external_verification_redirect_url: isOpen ? `${settings.publicOrigin}${embeddedProxyPath}/sandbox/github?${query}` : null,
    error: errorCode === null ? null : errorEntryJson(new ClerkError(errorCode)),
  };
}

function errorCodeOf({ status }: ExternalVerificationRow, isSignIn: boolean): ClerkErrorCode | null {
  if (status === 'failed') return 'oauth_access_denied';
  if (status === 'transferable') return isSignIn ? 'external_account_not_found' : 'external_account_exists';
  return null;
}

/** Clerk's `external_account` object. */
export function externalAccountJson({ id, providerUserId, username, emailAddress, createdAt }: ExternalAccountRow) {
  return {
    object: 'external_account',
    id,
    identification_id: id,
    provider: oauthStrategy,
    provider_user_id: providerUserId,
    approved_scopes: 'read:user user:email',
    email_address: emailAddress,
    username,
    first_name: '',
    last_name: '',
    image_url: '',
    phone_number: null,
    public_metadata: {},
    label: null,
    verification: { object: 'verification', status: 'verified', strategy: oauthStrategy, attempts: null, expire_at: null, error: null },
    created_at: createdAt,
    updated_at: createdAt,
  };
}
