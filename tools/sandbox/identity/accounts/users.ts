import { embeddedProxyPath } from '@onepoint/environment';
import type { Identity } from '../context.ts';
import { externalAccountJson } from './external-accounts.ts';
import { addIdentification, assertFree, identificationJson, type Identifier } from './identifiers.ts';
import { createId } from '../secrets.ts';
import type { UserRow } from '../store/store-rows.ts';

interface CreateUserParameters {
  firstName: string | null;
  lastName: string | null;
  passwordHash: string | null;
  /** JSON text of an object. */
  unsafeMetadata: string;
  /** Verified identifiers; the first of each kind becomes the primary one. */
  identifiers: readonly Identifier[];
}

/**
 * Creates a user with verified identifiers. Call it inside a transaction.
 *
 * @throws {ClerkError} `form_identifier_exists`
 */
export function createUser({ store, now }: Identity, parameters: CreateUserParameters): UserRow {
  const time = now();
  const { identifiers, ...given } = parameters;
  for (const identifier of identifiers) assertFree(store, identifier);
  const user = store.users.insert({
    id: createId('user'),
    ...given,
    primaryEmailAddressId: null,
    primaryWeb3WalletId: null,
    imageId: null,
    createdAt: time,
    updatedAt: time,
    lastSignInAt: null,
  });
  for (const identifier of identifiers) addIdentification(store, user.id, identifier, { createdAt: time, verifiedAt: time });
  return store.users.find(user.id) ?? user;
}

export function userImageUrl({ settings }: Identity, user: UserRow): string {
  const path = user.imageId === null ? `/avatars/${user.id}.svg` : `/images/${user.imageId}`;
  return settings.publicOrigin + embeddedProxyPath + path;
}

/** Clerk's `user` object, the same for both APIs. */
export function userJson(identity: Identity, user: UserRow) {
  const identifications = identity.store.identifications.list({ userId: user.id });
  const ofKind = (kind: string) => identifications.filter((row) => row.kind === kind).map((row) => identificationJson(identity, row));
  const unsafeMetadata: unknown = JSON.parse(user.unsafeMetadata);
  return {
    object: 'user',
    id: user.id,
    external_id: null,
    username: null,
    first_name: user.firstName,
    last_name: user.lastName,
    locale: null,
    image_url: userImageUrl(identity, user),
    has_image: user.imageId !== null,
    profile_image_id: user.imageId,
    primary_email_address_id: user.primaryEmailAddressId,
    primary_phone_number_id: null,
    primary_web3_wallet_id: user.primaryWeb3WalletId,
    email_addresses: ofKind('email_address'),
    web3_wallets: ofKind('web3_wallet'),
    phone_numbers: [],
    external_accounts: identity.store.externalAccounts.list({ userId: user.id }).map(externalAccountJson),
    enterprise_accounts: [],
    saml_accounts: [],
    passkeys: [],
    organization_memberships: [],
    password_enabled: user.passwordHash !== null,
    totp_enabled: false,
    backup_code_enabled: false,
    two_factor_enabled: false,
    mfa_enabled_at: null,
    mfa_disabled_at: null,
    public_metadata: {},
    private_metadata: {},
    unsafe_metadata: unsafeMetadata,
    banned: false,
    locked: false,
    lockout_expires_in_seconds: null,
    create_organization_enabled: false,
    create_organizations_limit: null,
    delete_self_enabled: true,
    legal_accepted_at: null,
    last_sign_in_at: user.lastSignInAt,
    last_active_at: user.lastSignInAt,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  };
}

/** Runs a change of a user in a transaction, and sends the webhook about it. */
export function changeUser(identity: Identity, userId: string, change: () => void): void {
  const { store, events } = identity;
  store.transaction(() => {
    change();
    const user = store.users.find(userId);
    if (user !== null) events.add('user.updated', userId, { data: userJson(identity, user) });
  });
  events.deliver();
}

/** Sets fields of a user and sends the webhook about it. Returns the changed user. */
export function updateUser(identity: Identity, user: UserRow, fields: Partial<UserRow>): UserRow {
  const change = { ...fields, updatedAt: identity.now() };
  changeUser(identity, user.id, () => identity.store.users.update(user.id, change));
  return { ...user, ...change };
}

/** The public part of a session's user. */
export function publicUserDataJson(identity: Identity, user: UserRow) {
  const identifications = identity.store.identifications.list({ userId: user.id });
  const primary =
    identifications.find(({ id }) => id === user.primaryEmailAddressId) ??
    identifications.find(({ id }) => id === user.primaryWeb3WalletId);
  return {
    first_name: user.firstName,
    last_name: user.lastName,
    image_url: userImageUrl(identity, user),
    has_image: user.imageId !== null,
    identifier: primary?.value ?? '',
    user_id: user.id,
  };
}
