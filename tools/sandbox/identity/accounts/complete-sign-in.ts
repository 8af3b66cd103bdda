import { hashSecret } from '../crypto/secret-hash.ts';
import { ClerkError } from '../errors/clerk-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Identity } from '../identity.ts';
import { activeSessions, endSessions } from '../sessions/active-sessions.ts';
import { startSession } from '../sessions/start-session.ts';
import type { SignInRow } from '../store/rows.ts';

/** Signs in whoever has proven to be the user. */
export function completeSignIn(identity: Identity, context: RequestContext, signIn: SignInRow, strategy: string): void {
  identity.store.transaction(() => finish(identity, context, signIn, strategy));
}

export interface SetNewPasswordParameters {
  password: string;
  /** Ends the user's sessions everywhere else. */
  signsOutOthers: boolean;
}

/** Ends a password reset: stores the new password and signs in. */
export async function setNewPassword(
  identity: Identity,
  context: RequestContext,
  signIn: SignInRow,
  { password, signsOutOthers }: SetNewPasswordParameters,
): Promise<void> {
  const { store, limits, now } = identity;
  const passwordHash = await hashSecret(password, 'password');
  store.transaction(() => {
    const userId = getUserId(signIn);
    store.users.update(userId, { passwordHash, updatedAt: now() });
    if (signsOutOthers) endSessions(identity, activeSessions(identity, { userId }), 'revoked');
    limits.wrongPasswordsPerUser.forget(userId);
    finish(identity, context, signIn, 'password');
  });
}

function finish(identity: Identity, context: RequestContext, signIn: SignInRow, strategy: string): void {
  const session = startSession(identity, {
    client: context.ensureClient(),
    userId: getUserId(signIn),
    strategy,
    clientAddress: context.clientAddress,
    userAgent: context.userAgent,
  });
  identity.store.signIns.update(signIn.id, { status: 'complete', strategy, createdSessionId: session.id });
}

function getUserId({ userId }: SignInRow): string {
  if (userId === null) throw new ClerkError('resource_not_found');
  return userId;
}
