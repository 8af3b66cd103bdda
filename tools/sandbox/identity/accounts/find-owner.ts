import { ClerkError } from '../errors/clerk-error.ts';
import type { Store } from '../store/open-store.ts';
import type { IdentificationRow, UserRow } from '../store/rows.ts';
import type { Identifier } from './parse-identifier.ts';

/** The user who has proven to own an e-mail address or wallet. */
export function findOwner(store: Store, { kind, lookup }: Identifier): { user: UserRow; identification: IdentificationRow } | null {
  const identification = store.identifications.list({ kind, lookup }).find(({ verifiedAt }) => verifiedAt !== null);
  const user = identification && store.users.find(identification.userId);
  return identification && user ? { user, identification } : null;
}

/** @throws {ClerkError} `form_identifier_exists` where somebody owns it */
export function assertFree(store: Store, identifier: Identifier): void {
  if (findOwner(store, identifier) === null) return;
  const noun = identifier.kind === 'email_address' ? 'email address' : 'web3 wallet';
  throw new ClerkError('form_identifier_exists', {
    paramName: identifier.kind,
    longMessage: `That ${noun} is taken. Please try another.`,
  });
}
