import { getAddress, isAddress } from 'viem';
import { verificationJson } from './challenges.ts';
import type { Identity } from '../context.ts';
import { ClerkError } from '../errors.ts';
import { createId } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import type { IdentificationKind, IdentificationRow, UserRow } from '../store/store-rows.ts';

export interface Identifier {
  kind: IdentificationKind;
  /** For display: e-mail addresses in lower case, wallets with their EIP-55 checksum. */
  value: string;
  /** For comparison: lower case. */
  lookup: string;
}

const emailShape = /^[^\s@"<>()[\],;:\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** @throws {ClerkError} `form_param_format_invalid` */
export function parseEmailAddress(input: string, paramName = 'email_address'): Identifier {
  const value = input.trim().toLowerCase();
  if (value.length > 254 || !emailShape.test(value))
    throw new ClerkError('form_param_format_invalid', { paramName, longMessage: 'Email address must be a valid email address.' });
  return { kind: 'email_address', value, lookup: value };
}

/** @throws {ClerkError} `form_param_format_invalid` */
export function parseWallet(input: string, paramName = 'web3_wallet'): Identifier {
  const value = input.trim();
  if (!isAddress(value, { strict: false }))
    throw new ClerkError('form_param_format_invalid', { paramName, longMessage: 'Web3 wallet must be a valid address.' });
  return { kind: 'web3_wallet', value: getAddress(value), lookup: value.toLowerCase() };
}

/**
 * Parses a sign-in identifier: a wallet address starts with `0x`, anything else is an e-mail address.
 *
 * @throws {ClerkError} `form_param_format_invalid`
 */
export function parseIdentifier(input: string): Identifier {
  return /^\s*0x/i.test(input) ? parseWallet(input, 'identifier') : parseEmailAddress(input, 'identifier');
}

/** The user with this verified e-mail address or wallet. */
export function findOwner(store: Store, { kind, lookup }: Identifier): { user: UserRow; identification: IdentificationRow } | null {
  const identification = store.identifications.list({ kind, lookup }).find(({ verifiedAt }) => verifiedAt !== null);
  const user = identification && store.users.find(identification.userId);
  return identification && user ? { user, identification } : null;
}

/** @throws {ClerkError} `form_identifier_exists` if a user owns it */
export function assertFree(store: Store, identifier: Identifier): void {
  if (findOwner(store, identifier) === null) return;
  const noun = identifier.kind === 'email_address' ? 'email address' : 'web3 wallet';
  throw new ClerkError('form_identifier_exists', {
    paramName: identifier.kind,
    longMessage: `That ${noun} is taken. Please try another.`,
  });
}

export const strategies = { email_address: 'email_code', web3_wallet: 'web3_metamask_signature' } as const;

const primaryColumn = { email_address: 'primaryEmailAddressId', web3_wallet: 'primaryWeb3WalletId' } as const;

/** Adds an identifier to a user. A verified one becomes primary if the user has none. */
export function addIdentification(
  store: Store,
  userId: string,
  { kind, value, lookup }: Identifier,
  times: Pick<IdentificationRow, 'createdAt' | 'verifiedAt'>,
): IdentificationRow {
  const row = store.identifications.insert({ id: createId('idn'), userId, kind, value, lookup, strategy: strategies[kind], ...times });
  if (row.verifiedAt !== null) ensurePrimary(store, userId, kind);
  return row;
}

/** Makes the oldest verified identifier of a kind primary, unless the current primary one is still verified. */
export function ensurePrimary(store: Store, userId: string, kind: IdentificationKind): void {
  const column = primaryColumn[kind];
  const verified = store.identifications.list({ userId, kind }).filter(({ verifiedAt }) => verifiedAt !== null);
  const current = store.users.find(userId)?.[column] ?? null;
  if (!verified.some(({ id }) => id === current)) store.users.update(userId, { [column]: verified[0]?.id ?? null });
}

export function identificationJson({ store, now }: Identity, row: IdentificationRow) {
  const isVerified = row.verifiedAt !== null;
  return {
    object: row.kind,
    id: row.id,
    [row.kind]: row.value,
    reserved: false,
    verification: verificationJson({
      strategy: row.strategy,
      isVerified,
      challenge: isVerified ? null : store.challenges.find(row.id),
      time: now(),
    }),
    linked_to: [],
    matches_sso_connection: false,
    created_at: row.createdAt,
    updated_at: row.verifiedAt ?? row.createdAt,
  };
}
