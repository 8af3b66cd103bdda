import { createId } from '../crypto/create-id.ts';
import type { Identity } from '../identity.ts';
import type { UserRow } from '../store/rows.ts';
import { addIdentification } from './add-identification.ts';
import { assertFree } from './find-owner.ts';
import type { Identifier } from './parse-identifier.ts';

export interface CreateUserParameters {
  firstName: string | null;
  lastName: string | null;
  passwordHash: string | null;
  /** JSON text of an object. */
  unsafeMetadata: string;
  /** What the user has proven to own; the first of each kind becomes the primary one. */
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
