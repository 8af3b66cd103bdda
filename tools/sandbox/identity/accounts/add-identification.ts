import { createId } from '../crypto/create-id.ts';
import type { Store } from '../store/open-store.ts';
import type { IdentificationKind, IdentificationRow } from '../store/rows.ts';
import type { Identifier } from './parse-identifier.ts';

/** How each kind of identifier is proven. */
export const strategies = { email_address: 'email_code', web3_wallet: 'web3_metamask_signature' } as const;

const primaryColumn = { email_address: 'primaryEmailAddressId', web3_wallet: 'primaryWeb3WalletId' } as const;

/** Adds an identifier to a user; a verified one becomes primary where there is none. */
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

/** Makes the oldest verified identifier of a kind the primary one where the primary is none of the user's verified ones. */
export function ensurePrimary(store: Store, userId: string, kind: IdentificationKind): void {
  const column = primaryColumn[kind];
  const verified = store.identifications.list({ userId, kind }).filter(({ verifiedAt }) => verifiedAt !== null);
  const current = store.users.find(userId)?.[column] ?? null;
  if (!verified.some(({ id }) => id === current)) store.users.update(userId, { [column]: verified[0]?.id ?? null });
}
