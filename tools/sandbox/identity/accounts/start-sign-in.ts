import { createId } from '../crypto/create-id.ts';
import { ClerkError } from '../errors/clerk-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Identity } from '../identity.ts';
import type { SignInRow, UserRow } from '../store/rows.ts';
import { findOwner } from './find-owner.ts';
import { parseIdentifier } from './parse-identifier.ts';

/**
 * Begins a sign-in at this browser, in place of an unfinished one.
 *
 * @throws {ClerkError} `form_identifier_not_found`, `form_param_format_invalid`, `too_many_requests`
 */
export function startSignIn(
  { store, limits, now }: Identity,
  context: RequestContext,
  identifier: string | undefined,
): { signIn: SignInRow; user: UserRow | null } {
  if (limits.lookupsPerAddress.isExhausted(context.clientAddress)) throw new ClerkError('too_many_requests');
  limits.lookupsPerAddress.count(context.clientAddress);
  const parsed = identifier === undefined ? null : parseIdentifier(identifier);
  const owner = parsed && findOwner(store, parsed);
  if (parsed !== null && owner === null) throw new ClerkError('form_identifier_not_found', { paramName: 'identifier' });
  const client = context.ensureClient();
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
